import { getCacheKeyForURL } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

const KEPT = "version-before";
const assets = (): string => new URL("assets/", self.registration.scope).href;
const isOurs = (url: string): boolean => getCacheKeyForURL(url) !== undefined;
let isAsked = false;

/** Copies the scripts of the version that still runs, which are deleted as soon as this one takes over. */
async function keep(): Promise<void> {
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  for (const name of await caches.keys()) {
    if (!name.includes("precache")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(assets()) || isOurs(request.url)) continue;
      const answer = await cache.match(request);
      if (answer !== undefined) await kept.put(request, answer);
    }
  }
}

/**
 * Takes over when the person presses "update". Another tab may stay with the version before for as long as it likes;
 * what it has not opened yet is kept for it, for the server may not have it any more.
 */
export function serveVersionBefore(): void {
  self.addEventListener("message", (event) => {
    if (event.data !== "SKIP_WAITING") return;
    isAsked = true;
    const kept = keep().catch(() => undefined);
    event.waitUntil(kept.then(() => self.skipWaiting()));
  });
  self.addEventListener("activate", (event) => {
    // Not asked, it waited until no tab of the version before was left.
    if (!isAsked) event.waitUntil(caches.delete(KEPT));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (!request.url.startsWith(assets()) || isOurs(request.url)) return;
    const kept = caches.match(request, { cacheName: KEPT });
    event.respondWith(kept.then((answer) => answer ?? fetch(request)));
  });
}
