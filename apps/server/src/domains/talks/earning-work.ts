import type { SharedWork } from "../capsules/index.ts";
import { type CharacterRow, readSheet, starterOf } from "../characters/index.ts";

/** Whose maker earns by what others pay for its answers and its voice (`CAPSULE-4`); the house's own earn nothing. */
export function earningWork(row: CharacterRow): SharedWork | undefined {
  if (row.user_id === null || row.live_sheet === null || starterOf(row) !== undefined) return undefined;
  const { name } = readSheet(row.live_sheet);
  return { creator: row.owner_id, name, cause: { type: "character", id: `${row.user_id}` } };
}
