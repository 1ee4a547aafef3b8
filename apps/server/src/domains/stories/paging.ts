import { ensure } from "../../platform/failure.ts";

/** Where a page ends: the sort value, and the id. */
export interface PageCursor {
  value: number;
  id: number;
}

/** The start of a page. @throws Failure invalid. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** The rows of a page out of up to one more than `limit`, and the cursor behind them. */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => PageCursor) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(last) : undefined;
  return { items, nextCursor: next === undefined ? null : `${next.value}.${next.id}` };
}
