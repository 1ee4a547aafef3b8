import type { api, InputOf, OutputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers } from "../users/index.ts";
import { presentNotice } from "./notices.presenter.ts";
import { countUnread, findNotices, noteSeen, seenUpTo } from "./notices.repository.ts";

type List = typeof api.notices.list;

async function unreadOf({ services, actor }: Context): Promise<number> {
  return (await countUnread(services.db, [actor.id])).get(actor.id) ?? 0;
}

/** What befell the caller, the newest first (`FEED-3`). @throws Failure invalid (cursor). */
export async function listNotices({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { db } = ctx.services;
  const { cursor, limit } = input;
  ensure(cursor === undefined || /^\d{1,15}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findNotices(db, { userId: ctx.actor.id, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const people = await findUsers(
    db,
    shown.flatMap((row) => row.actor_ids),
  );
  const seen = await seenUpTo(db, ctx.actor.id);
  return {
    items: shown.map((row) => presentNotice(row, people, seen)),
    nextCursor: rows.length > limit ? String(shown.at(-1)?.rev) : null,
    unread: await unreadOf(ctx),
  };
}

/** How many notices the caller has not seen. */
export const showUnread = async ({ ctx }: Call<unknown>): Promise<{ unread: number }> => ({
  unread: await unreadOf(ctx),
});

/** The caller has seen everything up to now; his other terminals hear of it. */
export async function seeNotices({ ctx }: Call<unknown>): Promise<{ unread: number }> {
  const { services, actor } = ctx;
  await noteSeen(services.db, actor.id);
  const unread = await unreadOf(ctx);
  tell(services.bus, [actor.id], { type: "notice", unread }, actor.sessionId);
  return { unread };
}
