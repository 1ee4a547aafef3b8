import { calledName, type Names } from "@4d/cards";
import type { CharacterSheet } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type CharacterRow, findCharacter, isAccessible } from "../characters/index.ts";
import { findUser } from "../users/index.ts";
import type { ReplyRow } from "./replies.table.ts";

/** A published character with the id of its user. */
export type PublishedCharacter = CharacterRow & { user_id: number; live_sheet: string };

const NO_SUCH_CHARACTER = { zh: "角色不存在", en: "Character not found" };

/** A character this person may chat with. @throws Failure notFound. */
export async function findAccessibleCharacter(
  { db }: Pick<Services, "db">,
  characterId: number,
  viewerId: number,
): Promise<PublishedCharacter> {
  const row = await findCharacter(db, characterId);
  ensure(row && isPublished(row) && (await isAccessible(db, row, viewerId)), "notFound", NO_SUCH_CHARACTER);
  return row;
}

/** The character of a reply to regenerate; in a group, any character that is a member. @throws Failure notFound. */
export async function findReplyCharacter(
  services: Pick<Services, "db">,
  { group_id: groupId, character_id: id, user_id: userId }: ReplyRow,
): Promise<PublishedCharacter> {
  if (groupId === 0) return findAccessibleCharacter(services, id, userId);
  const row = await findCharacter(services.db, id);
  ensure(row && isPublished(row) && row.status !== "banned", "notFound", NO_SUCH_CHARACTER);
  return row;
}

export const isPublished = (row: CharacterRow): row is PublishedCharacter =>
  row.user_id !== null && row.live_sheet !== null;

/** The display names that replace `{{user}}` and `{{char}}`. */
export async function loadNames(
  { db }: Pick<Services, "db">,
  sheet: CharacterSheet,
  userId: number,
): Promise<Names> {
  const user = await findUser(db, userId);
  return { user: user?.nick_name ?? "", char: calledName(sheet) };
}
