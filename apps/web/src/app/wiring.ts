import { left } from "../platform/session.ts";
import { toLogin } from "./launch.ts";

/**
 * Doors of the domains that work from the start (house §1), each its own chunk. Such a domain listens by
 * itself to `entered`, `leaving` and `left` of platform/session; `entered` also tells who comes late.
 */
const doors = import.meta.glob<object>("../domains/*/index.ts");

/** The only wiring between domains: pages first, then every domain is awake. */
export function wire(): void {
  left.on(toLogin);
  // A door that fails to load is tried again by the first page that needs it.
  for (const open of Object.values(doors)) open().catch(() => undefined);
}
