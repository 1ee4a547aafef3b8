import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type CharacterRow, findCharacter, mayMeet } from "../characters/index.ts";

/** A published character, and the user it is. */
export type MetCharacter = CharacterRow & { user_id: number; live_sheet: string };

const NO_SUCH = { zh: "角色不存在", en: "There is no such character" };

/** A character this person may talk with. @throws Failure notFound. */
export async function metCharacter(
  { db }: Pick<Services, "db">,
  characterId: number,
  viewerId: number,
): Promise<MetCharacter> {
  const row = await findCharacter(db, characterId);
  ensure(row && mayMeet(row, viewerId) && isPublished(row), "notFound", NO_SUCH);
  return row;
}

export const isPublished = (row: CharacterRow): row is MetCharacter =>
  row.user_id !== null && row.live_sheet !== null;
