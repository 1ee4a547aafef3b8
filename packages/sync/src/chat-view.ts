import { type CardKind, isTip, MessageStatus, MessageType, TIME_TIP_MS } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import { type Message, messageKey } from "./message.ts";
import { isAtStart } from "./message-window.ts";
import type { OutboxItem } from "./outbox.ts";
import { lowerBound } from "./sorted.ts";

/** Catalogue keys of the labels for messages without text of their own (`rules §4.6`). */
export type PreviewKey =
  | "messages.preview.image"
  | "messages.preview.sticker"
  | "messages.preview.file"
  | "messages.preview.audio"
  | "messages.preview.video"
  | "messages.preview.voiceMessage"
  | "messages.preview.introduction"
  | "messages.preview.prologue"
  | "messages.preview.merged"
  | "messages.preview.gift"
  | "messages.preview.race"
  | "messages.preview.poll"
  | "messages.preview.contact"
  | "messages.preview.voiceCall"
  | "messages.preview.videoCall"
  | "messages.preview.recalled"
  | "messages.preview.unknown";

/**
 * The last line of a chat: a label by key and the words that follow it, a tip by its own key and arguments,
 * or plain text.
 */
export type Preview =
  | { kind: "label"; key: PreviewKey; text?: string }
  | { kind: "tip"; key: string; args: Record<string, string>; text: string }
  | { kind: "text"; text: string };

const LABELS: Readonly<Record<number, PreviewKey>> = {
  [MessageType.IMAGE]: "messages.preview.image",
  [MessageType.FILE]: "messages.preview.file",
  [MessageType.AUDIO]: "messages.preview.audio",
  [MessageType.VIDEO]: "messages.preview.video",
  [MessageType.AI_INTRODUCTION]: "messages.preview.introduction",
  [MessageType.AI_PROLOGUE]: "messages.preview.prologue",
  [MessageType.TEXT_WITH_AUDIO]: "messages.preview.voiceMessage",
  [MessageType.ACT_RT_VOICE]: "messages.preview.voiceCall",
  [MessageType.ACT_RT_VIDEO]: "messages.preview.videoCall",
};

const isSticker = (content: string): boolean => content.includes('"sticker":"');

/** What precedes the words of a card in the text that older clients read. */
const CARD_PREFIXES: Readonly<Record<CardKind, RegExp>> = {
  merged: /^$/,
  race: /^\[合成赛\] (谁先做出 )?/,
  poll: /^\[投票\] /,
  contact: /^\[名片\] /,
};

/** The name on a recommended person's card when it was sent, read from the card's text for older clients. */
export const contactName = (content: string): string => content.replace(CARD_PREFIXES.contact, "");

/** How a card is named in a quote or in the favourites: its label, and the first line of its text. */
export function previewOfCard(kind: CardKind, content: string): Extract<Preview, { kind: "label" }> {
  const [text = ""] = content.replace(CARD_PREFIXES[kind], "").split("\n");
  return { kind: "label", key: `messages.preview.${kind}`, text };
}

/** A message's line in the chat list. */
export function previewOf(message: Pick<Message, "type" | "content" | "status" | "extra">): Preview {
  const { type, content, status, extra } = message;
  if (status === MessageStatus.RECALL) return { kind: "label", key: "messages.preview.recalled" };
  if (extra?.merged !== undefined) return { kind: "label", key: "messages.preview.merged" };
  if (extra?.gift !== undefined)
    return { kind: "label", key: "messages.preview.gift", text: extra.gift.message };
  if (extra?.race !== undefined)
    return { kind: "label", key: "messages.preview.race", text: extra.race.target.emoji };
  if (extra?.poll !== undefined)
    return { kind: "label", key: "messages.preview.poll", text: extra.poll.question };
  if (extra?.contact !== undefined)
    return { kind: "label", key: "messages.preview.contact", text: contactName(content) };
  if (type === MessageType.TEXT) return { kind: "text", text: content };
  if (isTip(type)) {
    return extra?.tip === undefined
      ? { kind: "text", text: content }
      : { kind: "tip", ...extra.tip, text: content };
  }
  if (type === MessageType.IMAGE && isSticker(content))
    return { kind: "label", key: "messages.preview.sticker" };
  return { kind: "label", key: LABELS[type] ?? "messages.preview.unknown" };
}

/**
 * The status to show. A message is read only if it is my own, has an id, is not recalled and lies at or
 * below what the other side has read; delivered likewise (`rules §4.3`).
 */
export function statusOf(message: Message, chat: ChatData, me: number): number {
  const { status, id, sendId } = message;
  if (status === MessageStatus.RECALL || id <= 0) return status;
  if (sendId !== me) return id <= chat.readId ? MessageStatus.READED : status;
  if (id <= chat.peerReadId) return MessageStatus.READED;
  return id <= chat.peerDeliveredId ? Math.max(status, MessageStatus.SENDED) : status;
}

/** Unread messages of a chat, those the server counted below the loaded rows included. */
export const unreadCount = (chat: ChatData): number => chat.unread.length + (chat.unreadBelow?.count ?? 0);

/** The newest message of a chat. */
export const lastMessage = (chat: ChatData): Message | undefined => chat.messages.at(-1);

/**
 * Whether the chat is in my list: it has something to show, was just emptied, or is pinned, and it is not
 * hidden up to its newest row.
 */
export function isListed(chat: ChatData): boolean {
  const { state } = chat;
  const newest = lastMessage(chat)?.id ?? chat.clearedUpTo;
  const hidden = state?.hiddenUpTo ?? null;
  return (newest > 0 || state?.pinnedAt != null) && (hidden === null || newest > hidden);
}

/** The loaded messages without gaps: around a hit if one is shown, else the newest. */
export function loadedMessages(chat: ChatData): readonly Message[] {
  if (chat.around !== null) return chat.around;
  const from = lowerBound(chat.messages, chat.loadedFrom);
  return from === 0 ? chat.messages : chat.messages.slice(from);
}

/** One line of an open chat. */
export type ChatItem =
  | { kind: "message"; key: string; message: Message }
  | { kind: "pending"; key: string; item: OutboxItem }
  | { kind: "time"; key: string; time: number }
  | { kind: "unread"; key: string }
  | { kind: "placeholder"; key: string; sendId: number };

/** What else an open chat shows besides its messages. */
export interface ItemsOptions {
  me: number;
  outbox: readonly OutboxItem[];
  /** Where I had read to when the chat was opened; a divider precedes the next incoming message. */
  dividerAfter: number | null;
}

interface ItemList {
  time: number;
  items: ChatItem[];
}

/** A message keeps its line object, so that the rest of a long chat is not drawn again. */
const lines = new WeakMap<object, ChatItem>();

function lineOf(message: Message): ChatItem {
  const known = lines.get(message);
  if (known !== undefined) return known;
  const line: ChatItem = { kind: "message", key: messageKey(message), message };
  lines.set(message, line);
  return line;
}

function pendingLineOf(item: OutboxItem, me: number): ChatItem {
  const known = lines.get(item);
  if (known !== undefined) return known;
  const key = messageKey({ id: 0, tmpId: item.tmpId, sendId: me });
  const line: ChatItem = { kind: "pending", key, item };
  lines.set(item, line);
  return line;
}

/** A tip when more than ten minutes have passed since the last one (`rules §4.6`). */
function addTimeTip(list: ItemList, time: number, key: string): void {
  if (time - list.time <= TIME_TIP_MS) return;
  list.time = time;
  list.items.push({ kind: "time", key: `time-${key}`, time });
}

/** The lines of an open chat, ids ascending, unsent items after the newest id (`messages §2.2`). */
export function itemsOf(chat: ChatData, { me, outbox, dividerAfter }: ItemsOptions): ChatItem[] {
  const messages = loadedMessages(chat);
  // What precedes the first loaded message is unknown, and a time tip that vanishes when it loads would move
  // all lines.
  const list: ItemList = { time: isAtStart(chat) ? 0 : (messages[0]?.sendTime ?? 0), items: [] };
  let divided = dividerAfter === null;
  for (const message of messages) {
    const line = lineOf(message);
    addTimeTip(list, message.sendTime, line.key);
    if (!divided && message.id > (dividerAfter ?? 0) && message.sendId !== me && !isTip(message.type)) {
      list.items.push({ kind: "unread", key: "unread" });
      divided = true;
    }
    list.items.push(line);
  }
  if (chat.around !== null) return list.items;
  const unsent = outbox.filter((item) => item.chatId === chat.chatId);
  // What storage still calls unsent may have come meanwhile: each line is shown once.
  const there = new Set(unsent.length > 0 ? list.items.map(({ key }) => key) : []);
  for (const item of unsent) {
    const line = pendingLineOf(item, me);
    if (there.has(line.key)) continue;
    addTimeTip(list, item.createdAt, line.key);
    list.items.push(line);
  }
  for (const { sendId, afterId } of chat.placeholders) {
    list.items.push({ kind: "placeholder", key: `again-${sendId}-${afterId}`, sendId });
  }
  return list.items;
}
