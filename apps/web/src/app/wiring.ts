import type { DownFrame } from "@4d/contract";
import { left } from "../platform/session.ts";
import { frames } from "../platform/socket/frames.ts";
import { toLogin } from "./launch.ts";

/**
 * Doors of the domains that work from the start (house §1), each its own chunk. Such a domain listens by
 * itself to `entered`, `leaving` and `left` of platform/session; `entered` also tells who comes late.
 */
const doors = import.meta.glob<Door>("../domains/*/index.ts");

/** A door may offer to hear the socket; the shell brings the two together. */
interface Door {
  onFrame?: (frame: DownFrame) => void;
}

function hear({ onFrame }: Door): void {
  if (onFrame !== undefined) frames.on(onFrame);
}

/** The only wiring between domains: pages first, then every domain is awake. */
export function wire(): void {
  left.on(toLogin);
  // A door that fails to load is tried again by the first page that needs it.
  for (const open of Object.values(doors)) open().then(hear, () => undefined);
}
