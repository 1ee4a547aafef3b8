import { type Kysely, sql } from "kysely";

/** Messages that disappear: how long those of a chat live, in seconds, and when each one goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ["private", "group"]) {
    await sql.raw(`alter table ${kind}_chat add column lifetime int8 not null default 0`).execute(db);
    await sql.raw(`alter table ${kind}_message add column gone_at int8`).execute(db);
    await sql
      .raw(
        `create index ${kind}_message_gone on ${kind}_message (gone_at) where gone_at is not null and status <> 2`,
      )
      .execute(db);
  }
}
