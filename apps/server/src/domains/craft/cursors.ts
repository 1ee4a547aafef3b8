import { ensure } from "../../platform/failure.ts";
import type { InventoryCursor, OwnedRow } from "./inventory.repository.ts";

/** Where a page of an inventory begins. @throws Failure invalid. */
export function readInventoryCursor(cursor: string | undefined): InventoryCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(at !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { at: Number(at), id: Number(id) };
}

export const inventoryCursorAfter = (row: OwnedRow | undefined): string | null =>
  row ? `${row.got_at}.${row.id}` : null;

/** The number before which a page of the wall begins. @throws Failure invalid. */
export function readWallCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  ensure(/^\d{1,15}$/.test(cursor), "invalid", { field: "cursor" });
  return Number(cursor);
}
