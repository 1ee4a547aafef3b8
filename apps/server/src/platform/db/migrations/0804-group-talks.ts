import { type Kysely, sql } from "kysely";

/** Characters in groups: how each takes part, how far the group stream was looked through, and who answers whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_group_mode (
      group_id int8 not null,
      character_id int8 not null references ai_character (id),
      mode text not null check (mode in ('mention', 'natural', 'off')),
      talkativeness int4 not null,
      cooldown int4 not null,
      primary key (group_id, character_id)
    )`.execute(db);
  await sql`alter table ai_tail add column group_id int8 not null default 0`.execute(db);
  await sql`update ai_tail set group_id = coalesce((select max(id) from group_message), 0)`.execute(db);
  await sql`alter table ai_turn add column depth int4 not null default 0`.execute(db);
  await sql`
    create index ai_turn_in_group on ai_turn (group_id, character_id, id desc) where group_id > 0`.execute(
    db,
  );
}
