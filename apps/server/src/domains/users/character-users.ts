import { UserType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { searchKeys } from "./name-keys.ts";
import { changeUser, insertUser } from "./users.repository.ts";

/** How a character appears to people. */
export interface CharacterFace {
  name: string;
  avatar: string;
  signature: string;
  /** Found by a search for its name. */
  listed: boolean;
  /** Who sees it, and becomes its friend at once on request: everybody, whoever has its link, or only its author. */
  shownTo: "all" | "guests" | "author";
}

const ADD_ME = { all: "anyone", guests: "approval", author: "nobody" } as const;

const columnsOf = (face: CharacterFace) => ({
  nick_name: face.name,
  ...searchKeys(face.name),
  head_image: face.avatar,
  head_image_thumb: face.avatar,
  signature: face.signature,
  listed: face.listed,
  add_me: ADD_ME[face.shownTo],
});

/**
 * Creates the user of a character (`characters §1.1`), with a name nobody can register and no password, so that nobody
 * logs in as it. @returns its id.
 */
export async function createCharacterUser(
  trx: Transaction<Tables>,
  made: { characterId: number; ownerId: number; face: CharacterFace; now: number },
): Promise<number> {
  const { characterId, ownerId, face, now } = made;
  const userName = `ai:${characterId}`;
  const { signature, ...columns } = columnsOf(face);
  const id = await insertUser(trx, {
    ...columns,
    user_name: userName,
    name_key: userName,
    password_hash: "",
    type: UserType.CHARACTER,
    created_at: now,
    last_seen_at: now,
  });
  if (id === undefined) throw new Error(`the character ${characterId} has a user already`);
  await changeUser(trx, id, { signature, made_by: ownerId });
  return id;
}

/** Updates a character's user after the character changed. */
export async function changeCharacterUser(
  trx: Transaction<Tables>,
  userId: number,
  face: CharacterFace,
): Promise<void> {
  await changeUser(trx, userId, columnsOf(face));
}

/** A deleted character has no author any more, and nobody meets it. */
export async function detachCharacterUser(
  trx: Transaction<Tables>,
  userId: number,
  face: CharacterFace,
): Promise<void> {
  await changeUser(trx, userId, {
    ...columnsOf({ ...face, listed: false, shownTo: "author" }),
    made_by: null,
  });
}
