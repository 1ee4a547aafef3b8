import { countOnBadge, followUnread } from "./badge-count.ts";
import { notificationOf, pathOf } from "./push-notification.ts";

declare const self: ServiceWorkerGlobalScope;

async function show(payload: string): Promise<void> {
  const { title, body, tag, chatId, rings } = notificationOf(payload);
  // At its first start the app may be visible although this worker does not control it yet.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A visible app reconnects and shows the message itself.
  if (!rings && windows.some(({ visibilityState }) => visibilityState === "visible")) return;
  // The library's types lack these options; browsers that do not know them ignore them.
  const ringOptions = { renotify: true, vibrate: rings ? [400, 200, 400, 200, 400] : [120] };
  const icon = new URL("icons/icon-192.png", self.registration.scope).href;
  // Android draws only its outline, in the colour of the status bar.
  const badge = new URL("icons/monochrome-192.png", self.registration.scope).href;
  const options = { body, tag, icon, badge, data: chatId, requireInteraction: rings, ...ringOptions };
  await self.registration.showNotification(title, options);
  // A call that rings is no unread message.
  if (!rings) await countOnBadge();
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

/** The browser changed the subscription in the background: the secret of the old one authorises the request. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { endpoint = "", keys } = oldSubscription?.toJSON() ?? {};
  // Without it the app sends the new subscription at its next start.
  if (oldSubscription === null || keys?.auth === undefined) return;
  const { applicationServerKey } = oldSubscription.options;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const body = JSON.stringify({ ...renewed.toJSON(), old: { endpoint, auth: keys.auth } });
  const headers = { "content-type": "application/json" };
  await fetch("/api/push/renew", { method: "POST", headers, body });
}

/** Adds the service worker's handlers for web push (`MSG-16`). */
export function servePushes(): void {
  followUnread();
  self.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const chatId: unknown = event.notification.data;
    event.waitUntil(open(typeof chatId === "string" ? chatId : null));
  });
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
}
