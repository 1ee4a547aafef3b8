import { cleanName, isNormal, type MessageExtra, MessageStatus, MessageType, QUOTE_MAX } from "@4d/contract";
import { storableContent } from "../files/message-content.ts";
import { cardKindOf, giftOf, pollOf } from "../messages.presenter.ts";

/** The fields of a message a quote needs. */
export interface Quotable {
  id: number;
  sendId: number;
  name: string;
  type: number;
  content: string;
  status: number;
  extra: string | null;
  gone_at: number | null;
}

/** The part of a text a quote contains. Pure. */
const quotedText = (content: string): string => content.slice(0, QUOTE_MAX);

/** What quotes contain of an edited message. Pure. */
export const editedQuote = (
  id: number,
  { content, edited_at: at }: { content: string; edited_at: number },
) => ({
  id,
  text: quotedText(content),
  at,
});

/** The failure detail for a quote of an unavailable message. */
export const QUOTE_NOT_FOUND = { field: "quoteId", zh: "引用的消息不存在", en: "The quoted message is gone" };

/** Freezes a message as a quote (`MSG-7`); null when it is unavailable or no message. Pure. */
export function freezeQuote(message: Quotable): MessageExtra | null {
  if (!isNormal(message.type) || message.status === MessageStatus.RECALL) return null;
  const said = pollOf(message)?.question ?? message.content;
  const text = message.type === MessageType.TEXT ? quotedText(said) : storableContent(message.type, said);
  const { id, sendId, type, gone_at: gone } = message;
  const name = cleanName(message.name);
  const gift = giftOf(message)?.message;
  const card = cardKindOf(message);
  const rest = { ...(gift !== undefined && { gift }), ...(card && { card }), ...(gone !== null && { gone }) };
  return { quote: { id, sendId, name, type, text, ...rest } };
}
