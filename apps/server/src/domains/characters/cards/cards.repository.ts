import type { Insertable, Kysely, Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

export async function insertCard(trx: Db, card: Insertable<Tables["ai_card"]>): Promise<void> {
  await trx.insertInto("ai_card").values(card).execute();
}

/** The card a character was imported from. */
export function findCard(
  db: Db,
  characterId: number,
): Promise<{ card_raw: string; files: string | null } | undefined> {
  return db
    .selectFrom("ai_card")
    .select(["card_raw", "files"])
    .where("character_id", "=", characterId)
    .executeTakeFirst();
}

export async function deleteCard(trx: Db, characterId: number): Promise<void> {
  await trx.deleteFrom("ai_card").where("character_id", "=", characterId).execute();
}
