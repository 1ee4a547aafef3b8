import type { DownFrame } from "@4d/contract";
import { toastLong } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { secondFactorRequired, signedIn, signedOut } from "../platform/session.ts";
import { frames, listenersReady } from "../platform/socket/frames.ts";
import { storageUnavailable } from "../platform/storage/storage-unavailable.ts";
import { whenDrawn } from "../platform/when-drawn.ts";
import { relaunchToEnrolment, relaunchToLogin } from "./launch.ts";

/**
 * Background parts of domains while somebody is logged in, each a chunk of its own. Each part listens
 * to `signedIn`, `signingOut` and `signedOut` of platform/session; `signedIn` also calls late listeners.
 */
const starters = import.meta.glob<Starter>("../domains/*/startup.ts");

/** A part may handle socket frames; the shell connects the two. */
interface Starter {
  onFrame?: (frame: DownFrame) => void;
}

function forwardFrames({ onFrame }: Starter): void {
  if (onFrame !== undefined) frames.on(onFrame);
}

let started: Promise<unknown> | undefined;

/** After the first page is drawn, and before the socket opens, so that no part misses a frame. */
async function startDomains(): Promise<void> {
  await whenDrawn();
  // A part that fails to load is retried by the first page that needs it.
  started ??= Promise.all(Object.values(starters).map((load) => load().then(forwardFrames, () => undefined)));
  await started;
  listenersReady.resolve();
}

/** Its code is available offline: it is cached with the shell. */
const forgetCachedFiles = () =>
  import("../platform/media/file-cache.ts").then(
    ({ forgetFiles }) => forgetFiles(),
    () => undefined,
  );

/** The only wiring between domains: first the requested page, then every domain starts. */
export function wireDomains(): void {
  signedOut.on(relaunchToLogin);
  signedOut.on(() => void forgetCachedFiles());
  secondFactorRequired.on(relaunchToEnrolment);
  warnStorageUnavailable();
  signedIn.on(() => void startDomains());
}

let isWarned = false;

/** Warns once, when there is something to see, that this device stores nothing. */
function warnStorageUnavailable(): void {
  const warn = () => {
    if (!storageUnavailable.get() || isWarned) return;
    isWarned = true;
    void whenDrawn().then(() => toastLong(t("common.notKept")));
  };
  storageUnavailable.subscribe(warn);
  warn();
}
