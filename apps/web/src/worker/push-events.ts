import { notificationOf, pathOf } from "./push-notification.ts";

declare const self: ServiceWorkerGlobalScope;

async function show(payload: string): Promise<void> {
  const { title, body, tag, chatId, rings } = notificationOf(payload);
  // At its first start the app is not under this worker yet, but in sight all the same.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Somebody looks at the app, whose socket is on its way back: it tells by itself.
  if (!rings && windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  // Not in every browser's library of types yet, and ignored where it is unknown.
  const ringOptions = { renotify: true, vibrate: rings ? [400, 200, 400, 200, 400] : [120] };
  const icon = new URL("icons/icon-192.png", self.registration.scope).href;
  const options = { body, tag, icon, badge: icon, data: chatId, requireInteraction: rings, ...ringOptions };
  await self.registration.showNotification(title, options);
}

/** Brings the app to the front with the chat open, or opens it there. */
async function open(chatId: string | null): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.find(({ url }) => url.startsWith(self.registration.scope));
  if (ours === undefined) {
    await self.clients.openWindow(`${self.registration.scope}#${pathOf(chatId)}`);
    return;
  }
  if (chatId !== null) ours.postMessage({ open: pathOf(chatId) });
  await ours.focus();
}

/** The browser changed the subscription while nobody was there: its secret of before speaks for it. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { endpoint = "", keys } = oldSubscription?.toJSON() ?? {};
  // Without it the next start of the app says what is new.
  if (oldSubscription === null || keys?.auth === undefined) return;
  const { applicationServerKey } = oldSubscription.options;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const body = JSON.stringify({ ...renewed.toJSON(), old: { endpoint, auth: keys.auth } });
  const headers = { "content-type": "application/json" };
  await fetch("/api/push/renew", { method: "POST", headers, body });
}

/** What the service worker does for web push (`MSG-16`). */
export function servePushes(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const chatId: unknown = event.notification.data;
    event.waitUntil(open(typeof chatId === "string" ? chatId : null));
  });
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
}
