import { type Kysely, sql } from "kysely";

/**
 * Making characters. `ai_card`: the card a character was imported from, as it was read, so that an export keeps what
 * the product does not know, and the address of the card's own files, packed. `source` is JSON: which card or which
 * starter a character is of. `ai_preview` counts a person's tried answers of the day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_character add column source text`.execute(db);
  await sql`
    create table ai_card (
      character_id int8 primary key references ai_character (id),
      card_raw text not null,
      files text
    )`.execute(db);
  await sql`
    create table ai_preview (
      user_id int8 primary key,
      day int4 not null,
      used int4 not null
    )`.execute(db);
}
