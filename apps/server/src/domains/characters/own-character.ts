import { ensure } from "../../platform/failure.ts";
import { mayEdit } from "./characters.policy.ts";
import type { CharacterRow } from "./characters.table.ts";

export const NO_SUCH_CHARACTER = { zh: "角色不存在", en: "There is no such character" };

/** A character the caller works on. @throws Failure notFound: others do not learn that there is one. */
export function ownCharacter(row: CharacterRow | undefined, viewerId: number): CharacterRow {
  ensure(row && mayEdit(row, viewerId), "notFound", NO_SUCH_CHARACTER);
  return row;
}
