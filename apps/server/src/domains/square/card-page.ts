import type { PostCard } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { PageCursor } from "./posts.table.ts";
import { type ListEntry, presentCards } from "./present-cards.ts";

/** The start of a page. @throws Failure invalid. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** A page of `limit` rows out of up to one more, and the cursor behind it. */
export function cutPage<T extends { id: number; value: number }>(
  rows: readonly T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? `${last.value}.${last.id}` : null };
}

/** A page of cards out of up to one entry more than `limit`; posts the caller may not see make it shorter. */
export async function cardPage(
  ctx: Context,
  entries: readonly ListEntry[],
  limit: number,
): Promise<{ items: PostCard[]; nextCursor: string | null }> {
  const { items, nextCursor } = cutPage(entries, limit);
  return { items: await presentCards(ctx, items), nextCursor };
}
