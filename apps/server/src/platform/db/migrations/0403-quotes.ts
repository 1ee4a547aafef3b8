import { type Kysely, sql } from "kysely";

/** Finds the messages that quote another, so that its recall can take its words out of them (`W16`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["private_message", "group_message"]) {
    await sql
      .raw(`create index ${table}_quote on ${table} (((extra::jsonb -> 'quote' ->> 'id')::bigint))
        where extra like '{"quote":{%'`)
      .execute(db);
  }
}
