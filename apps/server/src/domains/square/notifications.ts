import type { api, InputOf, OutputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers } from "../users/index.ts";
import { presentNotification } from "./notifications.presenter.ts";
import { countUnread, findNotifications, findSeenRevision, markAllSeen } from "./notifications.repository.ts";

type List = typeof api.notifications.list;

async function unreadOf({ services, actor }: Context): Promise<number> {
  return (await countUnread(services.db, [actor.id])).get(actor.id) ?? 0;
}

/** The caller's notifications, newest first (`FEED-3`). @throws Failure invalid (cursor). */
export async function listNotifications({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { db } = ctx.services;
  const { cursor, limit } = input;
  ensure(cursor === undefined || /^\d{1,15}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findNotifications(db, { userId: ctx.actor.id, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const people = await findUsers(
    db,
    shown.flatMap((row) => row.actor_ids),
  );
  const seen = await findSeenRevision(db, ctx.actor.id);
  return {
    items: shown.map((row) => presentNotification(row, people, seen)),
    nextCursor: rows.length > limit ? String(shown.at(-1)?.rev) : null,
    unread: await unreadOf(ctx),
  };
}

/** How many notifications the caller has not seen. */
export const showUnread = async ({ ctx }: Call<unknown>): Promise<{ unread: number }> => ({
  unread: await unreadOf(ctx),
});

/** Marks everything up to now as seen by the caller; their other terminals are notified. */
export async function markNotificationsSeen({ ctx }: Call<unknown>): Promise<{ unread: number }> {
  const { services, actor } = ctx;
  await markAllSeen(services.db, actor.id);
  const unread = await unreadOf(ctx);
  publishEvent(services.bus, [actor.id], { type: "notice", unread }, actor.sessionId);
  return { unread };
}
