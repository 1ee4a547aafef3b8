import { signal } from "./signal.ts";
import { trustedUrl } from "./trusted-url.ts";

/** A new version of the app is waiting (`APP-7`). */
export const updateWaiting = signal(false);

let registered: ServiceWorkerRegistration | null = null;

function checkWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting !== null && navigator.serviceWorker.controller !== null) updateWaiting.set(true);
}

/** Registers the service worker, which caches the shell for days offline, and watches for new versions. */
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
    // Offline the check fails, as expected.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}

/** Activates the waiting version and reloads; another tab may already have done so. */
export function applyUpdate(): void {
  // Read at the press: an even newer version may have replaced the offered one.
  const waiting = registered?.waiting;
  if (waiting?.state !== "installed") {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("SKIP_WAITING");
}

/** Hides the offer until the next launch. */
export function postponeUpdate(): void {
  updateWaiting.set(false);
}
