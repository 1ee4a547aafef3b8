import type { DownFrame } from "@4d/contract";
import { secondFactorRequired, signedIn, signedOut } from "../platform/session.ts";
import { frames, listenersReady } from "../platform/socket/frames.ts";
import { whenDrawn } from "../platform/when-drawn.ts";
import { relaunchToEnrolment, relaunchToLogin } from "./launch.ts";
import { warnStorageUnavailable } from "./storage-warning.ts";

/**
 * What domains do unasked while somebody is logged in, each a chunk of its own. Such a part listens
 * by itself to `entered`, `leaving` and `left` of platform/session; `entered` also tells who comes late.
 */
const starters = import.meta.glob<Starter>("../domains/*/startup.ts");

/** A part may offer to hear the socket; the shell brings the two together. */
interface Starter {
  onFrame?: (frame: DownFrame) => void;
}

function forwardFrames({ onFrame }: Starter): void {
  if (onFrame !== undefined) frames.on(onFrame);
}

let started: Promise<unknown> | undefined;

/** After the first picture, and before the socket opens: so nobody misses a frame. */
async function startDomains(): Promise<void> {
  await whenDrawn();
  // A part that fails to load is tried again by the first page that needs it.
  started ??= Promise.all(Object.values(starters).map((load) => load().then(forwardFrames, () => undefined)));
  await started;
  listenersReady.resolve();
}

/** Without a network its code is there too: it is stored with the shell. */
const forgetCachedFiles = () =>
  import("../platform/media/file-cache.ts").then(
    ({ forgetFiles }) => forgetFiles(),
    () => undefined,
  );

/** The only wiring between domains: the page asked for first, then every domain is awake. */
export function wireDomains(): void {
  signedOut.on(relaunchToLogin);
  signedOut.on(() => void forgetCachedFiles());
  secondFactorRequired.on(relaunchToEnrolment);
  warnStorageUnavailable();
  signedIn.on(() => void startDomains());
}
