import type { ScheduledMessage } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { loadQuotes, type QuoteKey } from "../quotes/load-quotes.ts";
import type { ScheduledRow } from "./scheduled.repository.ts";

/** What a scheduled message quotes, if anything. */
export const quoteKeyOf = ({
  chat_id: chatId,
  user_id: userId,
  quote_id: quoteId,
}: ScheduledRow): QuoteKey | null => (quoteId === null ? null : { chatId, userId, quoteId });

/** Scheduled messages as their author sees them; each quote as the quoted message is now, if it is still available. */
export async function presentAllScheduled(
  services: Services,
  rows: readonly ScheduledRow[],
): Promise<ScheduledMessage[]> {
  const quotes = await loadQuotes(services, rows.map(quoteKeyOf));
  return rows.map((row, at): ScheduledMessage => {
    const quote = quotes[at]?.quote;
    return {
      id: row.id,
      chatId: row.chat_id,
      type: row.type,
      content: row.content,
      atUserIds: row.at_user_ids,
      ...(quote && { quote }),
      at: row.send_at,
      state: row.state,
      reason: row.reason === null ? null : (JSON.parse(row.reason) as ScheduledMessage["reason"]),
    };
  });
}

/** One scheduled message as its author sees it. */
export async function presentScheduled(services: Services, row: ScheduledRow): Promise<ScheduledMessage> {
  const [one] = await presentAllScheduled(services, [row]);
  if (one === undefined) throw new Error("A row was presented as nothing");
  return one;
}
