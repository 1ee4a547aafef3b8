import { type Kysely, sql } from "kysely";

const BATCH = 500;

/**
 * What a search finds a group by: its name folded, and the letters and letter pairs of that, as for people (`W19`). Only
 * a group that lets itself be found needs them; the others get them when they do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_group add column name_key text collate "C" not null default '',
      add column search_grams text[] not null default '{}'`.execute(db);
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from app_group where searchable and id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    await fold(db, rows);
  }
  await sql`
    create index app_group_grams on app_group using gin (search_grams) with (fastupdate = off)
    where searchable and not dissolved and not is_banned`.execute(db);
}

async function fold(db: Kysely<unknown>, groups: { id: number; name: string }[]): Promise<void> {
  const keys = groups.map(({ name }) => name.normalize("NFKC").toLowerCase());
  await sql`
    update app_group set name_key = folded.key, search_grams = array(
      select substr(folded.key, place, long) from generate_series(1, char_length(folded.key)) place,
        generate_series(1, 2) long
      where place + long <= char_length(folded.key) + 1)
    from unnest(${groups.map(({ id }) => id)}::int8[], ${keys}::text[]) as folded (id, key)
    where app_group.id = folded.id`.execute(db);
}
