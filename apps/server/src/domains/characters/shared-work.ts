import type { SharedWork } from "../capsules/index.ts";
import type { CharacterRow } from "./characters.table.ts";
import { readSheet } from "./read-sheet.ts";
import { starterOf } from "./source.ts";

/**
 * Whose maker earns by what others pay for its answers, its voice and pictures of it (`CAPSULE-4`); the house's own
 * earn nothing.
 */
export function sharedWorkOf(row: CharacterRow): SharedWork | undefined {
  if (row.user_id === null || row.live_sheet === null || starterOf(row) !== undefined) return undefined;
  const { name } = readSheet(row.live_sheet);
  return { creator: row.owner_id, name, cause: { type: "character", id: `${row.user_id}` } };
}
