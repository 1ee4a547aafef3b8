import type { CaseDecision, NotificationKind } from "@4d/contract";
import type { Transaction } from "kysely";
import { publishEvent } from "../../platform/bus.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import {
  addActors,
  addToNotificationAmount,
  countUnread,
  growNotification,
  lockOrCreateNotification,
} from "./notifications.repository.ts";
import type { NewNotification } from "./notifications.table.ts";

/** Days since 1970-01-01, for notifications grouped by day. */
export const dayNumber = (now: number): number => Math.floor(now / 86_400_000);

async function writeNotification(
  trx: Transaction<Tables>,
  notification: NewNotification,
  now: number,
): Promise<boolean> {
  const { id, made } = await lockOrCreateNotification(trx, notification, now);
  if (notification.actorIds.length === 0) {
    const more = made ? 0 : (notification.amount ?? 0);
    if (more > 0) await addToNotificationAmount(trx, id, more, now);
    return made || more > 0;
  }
  const fresh = await addActors(trx, id, notification.actorIds);
  if (fresh.length > 0) await growNotification(trx, id, fresh, now);
  return fresh.length > 0;
}

/**
 * Writes notifications, in the transaction of the events; nobody is notified of their own actions, nor twice of the
 * same one. @returns the people whose unread count `publishUnread` must publish afterwards.
 */
export async function writeNotifications(
  trx: Transaction<Tables>,
  notifications: readonly NewNotification[],
  now: number,
): Promise<number[]> {
  const others = notifications
    .map((one) => ({ ...one, actorIds: one.actorIds.filter((id) => id !== one.userId) }))
    .filter((one, index) => one.actorIds.length > 0 || notifications[index]?.actorIds.length === 0)
    // One order for everybody, so that two transactions cannot deadlock.
    .sort((a, b) => a.userId - b.userId || (a.groupKey < b.groupKey ? -1 : 1));
  const grown: number[] = [];
  for (const one of others) if (await writeNotification(trx, one, now)) grown.push(one.userId);
  return grown;
}

/** Publishes to people's sockets how many notifications they have not seen (`FEED-3`: one badge). */
export async function publishUnread(services: Services, userIds: readonly number[]): Promise<void> {
  for (const [userId, unread] of await countUnread(services.db, userIds))
    publishEvent(services.bus, [userId], { type: "notice", unread });
}

/** Notifies somebody of something that happened elsewhere, once per key. */
async function notify(services: Services, notification: NewNotification): Promise<void> {
  const now = services.clock.now();
  const grown = await services.db
    .transaction()
    .execute((trx) => writeNotifications(trx, [notification], now));
  await publishUnread(services, grown);
}

const NOTIFICATION_OF_DECISION: Partial<Record<CaseDecision, NotificationKind>> = {
  hide: "hidden",
  approve: "approved",
  reject: "rejected",
  restore: "restored",
  warn: "warned",
  keep: "kept",
};

interface Decision {
  caseId: number;
  userId: number;
  subject: string;
  decision: CaseDecision;
  /** The text for its author. */
  note: string;
}

/**
 * Writes a notification of an administrator's decision, in the transaction of the decision (`ADMIN-3`, `FEED-3`).
 * @returns what to do after the commit.
 */
export async function notifyDecision(
  services: Services,
  trx: Transaction<Tables>,
  { caseId, userId, subject, decision, note }: Decision,
): Promise<() => Promise<void>> {
  const kind = NOTIFICATION_OF_DECISION[decision];
  const groupKey = `case:${caseId}`;
  const notification = kind && { userId, kind, groupKey, actorIds: [], subject, text: note };
  const notifiedIds = await writeNotifications(trx, notification ? [notification] : [], services.clock.now());
  return () => publishUnread(services, notifiedIds);
}

/**
 * Writes a notification of capsules earned by somebody's work, in the transaction that credits them; one per day.
 * @returns what to do after the commit.
 */
export async function notifyEarnings(
  services: Services,
  trx: Transaction<Tables>,
  { userId, amount }: { userId: number; amount: number },
): Promise<() => Promise<void>> {
  const now = services.clock.now();
  const groupKey = `income:${dayNumber(now)}`;
  const notifiedIds = await writeNotifications(
    trx,
    [{ userId, kind: "income", groupKey, actorIds: [], amount }],
    now,
  );
  return () => publishUnread(services, notifiedIds);
}

/** Notifies somebody of a friend request; once a day per requester. */
export async function notifyFriendRequest(
  services: Services,
  { from, to, message }: { from: number; to: number; message: string },
): Promise<void> {
  const groupKey = `request:${from}:${dayNumber(services.clock.now())}`;
  await notify(services, { userId: to, kind: "request", groupKey, actorIds: [from], text: message });
}
