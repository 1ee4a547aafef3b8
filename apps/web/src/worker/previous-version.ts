import { getCacheKeyForURL } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

const PREVIOUS_CACHE = "version-before";
const assets = (): string => new URL("assets/", self.registration.scope).href;
const isOurs = (url: string): boolean => getCacheKeyForURL(url) !== undefined;
let isRequested = false;

/** Copies the scripts of the version that is still running, because they are deleted when this one takes over. */
async function cachePreviousVersion(): Promise<void> {
  await caches.delete(PREVIOUS_CACHE);
  const previous = await caches.open(PREVIOUS_CACHE);
  for (const name of await caches.keys()) {
    if (!name.includes("precache")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(assets()) || isOurs(request.url)) continue;
      const response = await cache.match(request);
      if (response !== undefined) await previous.put(request, response);
    }
  }
}

/**
 * Takes over when the person presses "update". Another tab may stay on the previous version; the scripts it has not
 * loaded yet are cached for it, because the server may have deleted them.
 */
export function servePreviousVersion(): void {
  self.addEventListener("message", (event) => {
    if (event.data !== "SKIP_WAITING") return;
    isRequested = true;
    const previous = cachePreviousVersion().catch(() => undefined);
    event.waitUntil(previous.then(() => self.skipWaiting()));
  });
  self.addEventListener("activate", (event) => {
    // Without a request it took over because no tab of the previous version was left.
    if (!isRequested) event.waitUntil(caches.delete(PREVIOUS_CACHE));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (!request.url.startsWith(assets()) || isOurs(request.url)) return;
    const previous = caches.match(request, { cacheName: PREVIOUS_CACHE });
    event.respondWith(previous.then((response) => response ?? fetch(request)));
  });
}
