import type { StreamKind } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import "../messages.table.ts";

/** Updates every message that quotes an edited one. `text` as `quotedText` cuts it. */
export async function updateQuotes(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: StreamKind,
  edited: { id: number; text: string; at: number },
): Promise<void> {
  const table = sql.table(`${kind}_message`);
  const now = JSON.stringify({ text: edited.text, edited: edited.at });
  // Written so that the index of quotes still matches: another edit and a recall must find it again.
  await sql`update ${table} set extra = '{"quote":' || ((extra::jsonb -> 'quote') || ${now}::jsonb)::text ||
      case when extra::jsonb - 'quote' = '{}' then '}' else ',' || substr((extra::jsonb - 'quote')::text, 2) end
    where extra like '{"quote":{%' and (extra::jsonb -> 'quote' ->> 'id')::bigint = ${edited.id}
      and extra::jsonb -> 'quote' ->> 'text' <> ''`.execute(db);
}

/** Blanks a recalled message in every message that quotes it (`W16`). */
export async function blankQuotes(
  db: Kysely<Tables> | Transaction<Tables>,
  kind: StreamKind,
  messageId: number,
): Promise<void> {
  const table = sql.table(`${kind}_message`);
  await sql`update ${table} set extra = jsonb_set(extra::jsonb, '{quote,text}', '""')::text
    where extra like '{"quote":{%' and (extra::jsonb -> 'quote' ->> 'id')::bigint = ${messageId}`.execute(db);
}
