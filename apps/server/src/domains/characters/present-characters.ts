import type { Character } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { relationsOf } from "../friends/index.ts";
import { findUsers } from "../users/index.ts";
import { findUnlockedIds } from "./character-access.ts";
import { presentCharacter } from "./characters.presenter.ts";
import type { CharacterRow } from "./characters.table.ts";

/**
 * Published characters as the caller sees them, with authors and friendship: two queries, four when some are shared by
 * link.
 */
export async function presentCharacters(
  { services, actor }: Context,
  rows: readonly CharacterRow[],
): Promise<Character[]> {
  const unlocked = await findUnlockedIds(services.db, rows, actor.id);
  const [authors, relations] = await Promise.all([
    findUsers(
      services.db,
      rows.map((row) => row.owner_id),
    ),
    relationsOf(
      services.db,
      rows.map((row) => ({ from: actor.id, to: row.user_id ?? 0 })),
    ),
  ]);
  return rows.map((row, index) =>
    presentCharacter(row, {
      viewerId: actor.id,
      author: { id: row.owner_id, nickName: authors.get(row.owner_id)?.nick_name ?? "" },
      friend: relations[index]?.friends ?? false,
      has: unlocked.has(row.id),
    }),
  );
}
