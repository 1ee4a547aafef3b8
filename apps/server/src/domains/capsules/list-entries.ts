import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentEntry } from "./capsules.presenter.ts";
import { findStatement } from "./statement.repository.ts";

type Entries = typeof api.capsules.entries;

/** My statement, newest first: what happened in words, what it changed, what it opens (`CAPSULE-1`). */
export async function listEntries({ ctx, input }: Call<InputOf<Entries>>): Promise<OutputOf<Entries>> {
  const { topic, cursor, limit } = input;
  ensure(cursor === undefined || /^[1-9]\d{0,14}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findStatement(ctx.services.db, {
    userId: ctx.actor.id,
    topic,
    before,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).map(presentEntry);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}
