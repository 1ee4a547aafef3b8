import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type {} from "./ai-chats.table.ts";

/** The secret of this name: the one there is, or from now on the one given. */
export async function ensureKey(db: Kysely<Tables>, name: string, secret: string): Promise<string> {
  await db
    .insertInto("ai_key")
    .values({ name, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom("ai_key")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
