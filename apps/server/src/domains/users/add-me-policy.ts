import { type Privacy, UserType } from "@4d/contract";
import { isGuest } from "./character-guests.repository.ts";
import { isOpenTo } from "./users.policy.ts";
import { type Db, findCharacterUsers } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";

/** How somebody can be added by a viewer: as they say; a character by everybody it shows itself to, and at once. */
export async function addMePolicyOf(
  db: Db,
  { id, type, add_me }: Pick<UserRow, "id" | "type" | "add_me">,
  viewerId: number,
): Promise<Privacy["addMe"]> {
  if (type !== UserType.CHARACTER) return add_me;
  const character = (await findCharacterUsers(db, [id])).get(id);
  const isLetIn = add_me === "approval" && (await isGuest(db, { personId: viewerId, userId: id }));
  return character && isOpenTo(character, { personId: viewerId, isGuest: isLetIn }) ? "anyone" : "nobody";
}
