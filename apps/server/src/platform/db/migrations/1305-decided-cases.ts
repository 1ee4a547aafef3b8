import { type Kysely, sql } from "kysely";

/** What was decided is read by when it was: a case may wait long behind newer ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index admin_case_decided`.execute(db);
  await sql`
    create index admin_case_decided on admin_case (decided_at desc, id desc) where decision is not null`.execute(
    db,
  );
}
