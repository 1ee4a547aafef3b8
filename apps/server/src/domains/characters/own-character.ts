import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayEdit } from "./characters.policy.ts";
import { countMine } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";

export const NO_SUCH_CHARACTER = { zh: "角色不存在", en: "Character not found" };

/** A character of the caller's. @throws Failure notFound, so that others do not learn that it exists. */
export function ownCharacter(row: CharacterRow | undefined, viewerId: number): CharacterRow {
  ensure(row && mayEdit(row, viewerId), "notFound", NO_SUCH_CHARACTER);
  return row;
}

/** The most drafts and characters of one person. */
const MOST = 200;

/** @throws Failure tooMany when somebody has as many characters as allowed. */
export async function ensureCharacterLimit({ db }: Pick<Services, "db">, ownerId: number): Promise<void> {
  ensure((await countMine(db, ownerId)) < MOST, "tooMany", {
    zh: `最多保留 ${MOST} 个角色`,
    en: `You can have at most ${MOST} characters`,
  });
}
