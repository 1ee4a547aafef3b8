import { type ChatId, cardOf, MessageStatus, parseChatId, type SentDraft } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { serverNow } from "../../platform/server-clock.ts";
import { groupOf } from "../groups/index.ts";
import { senderName } from "./chat-directory.ts";
import { asksReaders, textOf } from "./message-rules.ts";

/** A unique tmpId for a message of mine, from the clock and a random number (`protocol §7.1`, ≤ 32). */
export function newTmpId(): string {
  const chance = Math.floor(Math.random() * 1e9);
  return `${Date.now()}${String(chance).padStart(9, "0")}`;
}

export interface SendOptions {
  atUserIds?: number[];
  quote?: Message | null;
  /** The draft the text comes from. */
  draft?: SentDraft | undefined;
}

function quoteOf(chatId: ChatId, quote: Message): NonNullable<OutboxItem["quote"]> {
  const { id, sendId, type, content, extra } = quote;
  const gift = extra?.gift?.message;
  const text = textOf(quote) ?? content;
  const card = cardOf(extra);
  const rest = { ...(gift !== undefined && { gift }), ...(card && { card }) };
  return { id, sendId, name: senderName(chatId, quote), type, text, ...rest };
}

/** Number of members of a chat's group; 0 in a private one. */
function membersIn(chatId: ChatId): number {
  const target = parseChatId(chatId);
  return target?.kind === "group" ? (groupOf(target.targetId)?.memberCount ?? 0) : 0;
}

/** Builds an outbox item. In a group it requests read receipts (`MSG-5`). */
export function outboxItem(
  chatId: ChatId,
  type: number,
  content: string,
  options: SendOptions = {},
): OutboxItem {
  const { atUserIds, quote, draft } = options;
  return {
    tmpId: newTmpId(),
    chatId,
    type,
    content,
    ready: true,
    aside: false,
    createdAt: serverNow(),
    state: "waiting",
    attempts: 0,
    retryAt: 0,
    ...(asksReaders(membersIn(chatId)) && { receipt: true }),
    ...(atUserIds !== undefined && atUserIds.length > 0 && { atUserIds }),
    ...(draft && { draft }),
    ...(quote != null && { quoteId: quote.id, quote: quoteOf(chatId, quote) }),
  };
}

/** My message as it will be once it is sent; it has no id yet. Pure. */
export const pendingMessage = (item: OutboxItem, me: number): Message => ({
  chatId: item.chatId,
  id: 0,
  tmpId: item.tmpId,
  sendId: me,
  type: item.type,
  content: item.content,
  status: MessageStatus.UNSEND,
  sendTime: item.createdAt,
  ...(item.atUserIds && { atUserIds: item.atUserIds }),
  ...(item.quote && { extra: { quote: item.quote } }),
});
