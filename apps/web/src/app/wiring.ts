import type { DownFrame } from "@4d/contract";
import { calm } from "../platform/calm.ts";
import { entered, left, unenrolled } from "../platform/session.ts";
import { frames, heard } from "../platform/socket/frames.ts";
import { toEnrolment, toLogin } from "./launch.ts";
import { sayNotKept } from "./say-not-kept.ts";

/**
 * What domains do unasked while somebody is logged in, each a chunk of its own. Such a part listens
 * by itself to `entered`, `leaving` and `left` of platform/session; `entered` also tells who comes late.
 */
const parts = import.meta.glob<Part>("../domains/*/awake.ts");

/** A part may offer to hear the socket; the shell brings the two together. */
interface Part {
  onFrame?: (frame: DownFrame) => void;
}

function hear({ onFrame }: Part): void {
  if (onFrame !== undefined) frames.on(onFrame);
}

let awake: Promise<unknown> | undefined;

/** After the first picture, and before the socket opens: so nobody misses a frame. */
async function wake(): Promise<void> {
  await calm();
  // A part that fails to load is tried again by the first page that needs it.
  awake ??= Promise.all(Object.values(parts).map((load) => load().then(hear, () => undefined)));
  await awake;
  heard.resolve();
}

/** Without a network its code is there too: it is stored with the shell. */
const forget = () =>
  import("../platform/media/file-cache.ts").then(
    ({ forgetFiles }) => forgetFiles(),
    () => undefined,
  );

/** The only wiring between domains: the page asked for first, then every domain is awake. */
export function wire(): void {
  left.on(toLogin);
  left.on(() => void forget());
  unenrolled.on(toEnrolment);
  sayNotKept();
  entered.on(() => void wake());
}
