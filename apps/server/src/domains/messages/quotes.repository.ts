import type { StreamKind } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./messages.table.ts";

/** Takes a recalled message's words out of every message that quotes it (`W16`). */
export async function blankQuotes(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: StreamKind,
  messageId: number,
): Promise<void> {
  const table = sql.table(`${kind}_message`);
  await sql`update ${table} set extra = jsonb_set(extra::jsonb, '{quote,text}', '""')::text
    where extra like '{"quote":{%' and (extra::jsonb -> 'quote' ->> 'id')::bigint = ${messageId}`.execute(db);
}
