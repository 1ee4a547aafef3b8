import { type MessageExtra, MessageStatus, MessageType, QUOTE_MAX } from "@4d/contract";
import type { Message } from "@4d/sync";

export type Quote = NonNullable<MessageExtra["quote"]>;

/**
 * A quote that follows its message: empty when recalled, with the present text and edit time when edited. Another
 * variant of an AI reply is not an edit. Pure.
 */
export function currentQuote(quote: Quote, held: Message | undefined): Quote {
  if (held === undefined || quote.text === "") return quote;
  if (held.status === MessageStatus.RECALL) return { ...quote, text: "" };
  const { editedAt = 0, content, extra } = held;
  const isNewer = editedAt > (quote.edited ?? 0) && extra?.ai === undefined;
  if (!isNewer || quote.type !== MessageType.TEXT || content === "") return quote;
  const text = content.slice(0, QUOTE_MAX);
  // It may have been edited already when it was quoted.
  return text === quote.text ? quote : { ...quote, text, edited: editedAt };
}
