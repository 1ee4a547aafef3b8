import type { Scheduled } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { quotedStill } from "../quoted.ts";
import type { ScheduledRow } from "./scheduled.repository.ts";

/** What it answers, as it stands now: what was recalled meanwhile is told to nobody. */
async function quoteFor(services: Services, row: ScheduledRow): Promise<Scheduled["quote"]> {
  if (row.quote_id === null) return undefined;
  const quoting = { userId: row.user_id, quoteId: row.quote_id };
  return (await quotedStill(services, row.chat_id, quoting))?.quote;
}

/** A message that waits, as its author sees it. */
export async function presentScheduled(services: Services, row: ScheduledRow): Promise<Scheduled> {
  const quote = await quoteFor(services, row);
  return {
    id: row.id,
    chatId: row.chat_id,
    type: row.type,
    content: row.content,
    atUserIds: row.at_user_ids,
    ...(quote && { quote }),
    at: row.send_at,
    state: row.state,
    reason: row.reason === null ? null : (JSON.parse(row.reason) as Scheduled["reason"]),
  };
}
