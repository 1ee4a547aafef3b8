declare const self: ServiceWorkerGlobalScope;

/** The browser stops the worker between pushes; the cache stays. */
const CACHE = "badge";
const ENTRY = "badge-count";

async function storeCount(count: number): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ENTRY, new Response(String(count)));
}

async function storedCount(): Promise<number> {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(ENTRY);
  return Number((await stored?.text()) ?? 0) || 0;
}

/** Stores the unread count that the app reports whenever it changes. */
export function followUnread(): void {
  self.addEventListener("message", (event) => {
    const data: unknown = event.data;
    const unread: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "unread") : null;
    if (typeof unread === "number") event.waitUntil(storeCount(unread).catch(() => undefined));
  });
}

/** Adds a message to the badge of the app's icon (`MSG-16`). Browsers without badges show none. */
export async function countOnBadge(): Promise<void> {
  try {
    const count = (await storedCount()) + 1;
    await storeCount(count);
    await navigator.setAppBadge?.(count);
  } catch {
    // Storage or the badge is refused; the notification is shown all the same.
  }
}
