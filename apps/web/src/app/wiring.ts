import type { DownFrame } from "@4d/contract";
import { toastLong } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { secondFactorRequired, signedIn, signedOut } from "../platform/session.ts";
import { frames, listenersReady } from "../platform/socket/frames.ts";
import { storageUnavailable } from "../platform/storage/storage-unavailable.ts";
import { whenDrawn } from "../platform/when-drawn.ts";
import { relaunchToEnrolment, relaunchToLogin } from "./launch.ts";

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

let isWarned = false;

/** Says once, when there is something to see, that this device keeps nothing. */
function warnStorageUnavailable(): void {
  const warn = () => {
    if (!storageUnavailable.get() || isWarned) return;
    isWarned = true;
    void whenDrawn().then(() => toastLong(t("common.notKept")));
  };
  storageUnavailable.subscribe(warn);
  warn();
}
