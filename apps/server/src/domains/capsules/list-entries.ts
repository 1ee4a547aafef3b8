import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { statementOf } from "./of-person.ts";

type Entries = typeof api.capsules.entries;

/** My statement, newest first: what happened in words, what it changed, what it opens (`CAPSULE-1`). */
export async function listEntries({ ctx, input }: Call<InputOf<Entries>>): Promise<OutputOf<Entries>> {
  const { topic, cursor, limit } = input;
  ensure(cursor === undefined || /^[1-9]\d{0,14}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await statementOf(ctx.services, { userId: ctx.actor.id, topic, before, limit: limit + 1 });
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}
