import { type MessageExtra, MessageStatus, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";

export type Quote = NonNullable<MessageExtra["quote"]>;

/** As the server cuts it. */
const QUOTE_MAX = 120;

/**
 * A quote that follows what it quotes: recalled, it has no words; edited since, those of now and the time. What a
 * character says in another variant is edited by nobody. Pure.
 */
export function currentQuote(quote: Quote, held: Message | undefined): Quote {
  if (held === undefined || quote.text === "") return quote;
  if (held.status === MessageStatus.RECALL) return { ...quote, text: "" };
  const { editedAt = 0, content, extra } = held;
  const isNewer = editedAt > (quote.edited ?? 0) && extra?.ai === undefined;
  if (!isNewer || quote.type !== MessageType.TEXT || content === "") return quote;
  const text = content.slice(0, QUOTE_MAX);
  // It may have been quoted when it was edited already.
  return text === quote.text ? quote : { ...quote, text, edited: editedAt };
}
