import { ensure } from "../../platform/failure.ts";

/** Where a page ends: the value it is sorted by, and the id. */
export interface Place {
  value: number;
  id: number;
}

/** Where a page begins. @throws Failure invalid. */
export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** The rows of a page of which one more than wanted was read, and the cursor behind them. */
export function paged<T>(rows: readonly T[], limit: number, placeOf: (row: T) => Place) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const place = rows.length > limit && last !== undefined ? placeOf(last) : undefined;
  return { items, nextCursor: place === undefined ? null : `${place.value}.${place.id}` };
}
