import { type Kysely, sql } from "kysely";

/** The ranking of a kind reads its newest posts; by the index of all posts it would pass all others on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index post_newest_of_kind on post (kind, published_at desc, id desc) where open`.execute(
    db,
  );
}
