import { type Kysely, sql } from "kysely";

/** A page of whom somebody follows looks at each one's newest post: by this index alone, not at the posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index post_of_followed on post (author_id, published_at desc, id desc)
    where removed_at is null and status = 'published' and visibility <> 'private'`.execute(db);
}
