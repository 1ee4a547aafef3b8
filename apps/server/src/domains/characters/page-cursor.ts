import { ensure } from "../../platform/failure.ts";
import type { PageCursor } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";

/** Where a page begins. @throws Failure invalid. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** The cursor behind a page's last row. */
export const cursorAfter = (row: CharacterRow | undefined, by: "updated_at" | "talks"): string | null =>
  row ? `${row[by]}.${row.id}` : null;
