import { signal } from "./signal.ts";
import { trustedUrl } from "./trusted-url.ts";

/** A new version of the app waits behind the present one (`APP-7`). */
export const updateWaiting = signal(false);

let registered: ServiceWorkerRegistration | null = null;

function checkWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) updateWaiting.set(true);
}

/** Registers the service worker, which keeps the shell for days without network, and watches for new versions. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker.register(trustedUrl(`${base}sw.js`), { scope: base });
  registered = registration;
  checkWaiting(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => checkWaiting(registration));
  });
  document.addEventListener("visibilitychange", () => {
    // Offline the question fails, and that is no news.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Lets the version that waits now take over and starts anew with it; in another tab it may have done so already. */
export function applyUpdate(): void {
  // Asked for at the press: a still newer one may have taken the place of the one that was offered.
  const waiting = registered?.waiting;
  if (waiting?.state !== "installed") {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("SKIP_WAITING");
}

/** Puts the question away until the next launch. */
export function postponeUpdate(): void {
  updateWaiting.set(false);
}
