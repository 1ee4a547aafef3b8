import { ensure } from "../../platform/failure.ts";

/** Where a page ends: the value it is sorted by, and the id. */
export interface PageCursor {
  value: number;
  id: number;
}

/** Where a page begins. @throws Failure invalid. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** The rows of a page of which one more than wanted was read, and the cursor behind them. */
export function pageOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => PageCursor) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(last) : undefined;
  return { items, nextCursor: next === undefined ? null : `${next.value}.${next.id}` };
}
