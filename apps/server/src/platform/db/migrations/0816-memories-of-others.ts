import { type Kysely, sql } from "kysely";

/** A memory can be about somebody or something of the person's, and can have a day: 猫叫豆包, 12月8日：给客户讲方案. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_memory add column about text, add column day text`.execute(db);
}
