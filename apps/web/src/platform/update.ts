import { signal } from "./signal.ts";
import { trustedUrl } from "./trusted-url.ts";

/** A new version of the app waits behind the present one (`APP-7`). */
export const updateWaiting = signal(false);

let waiting: ServiceWorker | null = null;

function notice(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
  waiting = registration.waiting;
  updateWaiting.set(true);
}

/** Registers the service worker, which keeps the shell for days without network, and watches for new versions. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker.register(trustedUrl(`${base}sw.js`), { scope: base });
  notice(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => notice(registration));
  });
  document.addEventListener("visibilitychange", () => {
    // Offline the question fails, and that is no news.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Lets the waiting version take over and starts anew with it; in another tab it may have done so already. */
export function applyUpdate(): void {
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
