import type { DownFrame, Notification } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { pagedList } from "../../platform/paged-list.ts";
import { signedIn, signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { notificationsTotal } from "../../platform/unread.ts";
import { notificationsApi } from "./notifications.api.ts";

const list = pagedList<Notification>(notificationsApi.list);

/** My notifications, newest first (`FEED-3`). */
export const notificationsStore = list.store;
export const { load: loadNotifications, more: loadMoreNotifications } = list;

/** Fetches the number of unseen notifications. */
async function loadUnreadCount(): Promise<void> {
  const outcome = await attempt(notificationsApi.unread());
  if (outcome.ok) notificationsTotal.set(outcome.value.unread);
}

/** Marks all notifications as seen; the marks on the page stay until it is fetched again. */
export async function markNotificationsSeen(): Promise<void> {
  if (notificationsTotal.get() === 0) return;
  const outcome = await attempt(notificationsApi.seen());
  if (outcome.ok) notificationsTotal.set(outcome.value.unread);
}

/** Handles a notification from the socket. */
export function onNotificationFrame(frame: DownFrame): void {
  if (frame.cmd === 5 && frame.data.type === "notice") notificationsTotal.set(frame.data.unread);
}

signedIn.on(() => void loadUnreadCount());
onOnline(() => void loadUnreadCount());
signedOut.on(() => notificationsTotal.set(0));
