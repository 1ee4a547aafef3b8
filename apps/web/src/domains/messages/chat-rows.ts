import { type ChatId, parseChatId, type StreamKind } from "@4d/contract";
import {
  type ChatData,
  emptyChat,
  isListed,
  isMarkedUnread,
  lastMessage,
  type Message,
  type OutboxItem,
  type Preview,
  previewOf,
  type SyncState,
  unreadCount,
} from "@4d/sync";
import { groupBy } from "../../platform/group-by.ts";

/** The peer or group of a chat, as far as it is known. */
export interface ChatIdentity {
  name: string;
  headImage: string;
  muted: boolean;
  /** An AI character; shown by a badge (`CHAR-6`). */
  ai: boolean;
}

/** One line of the chat list (`rules §3.5`). */
export interface ChatRow extends ChatIdentity {
  chatId: ChatId;
  kind: StreamKind;
  targetId: number;
  preview: Preview | null;
  /** Shown before the preview in a group. */
  senderName: string;
  /** The last message is mine. */
  mine: boolean;
  draft: string | null;
  time: number;
  /** When I opened it from outside the list; 0 if unknown. */
  openedAt: number;
  unread: number;
  atMe: boolean;
  atAll: boolean;
  pinned: boolean;
  archived: boolean;
  markedUnread: boolean;
  sending: "none" | "loading" | "fail";
  typing: boolean;
}

/** What rows are built from besides messages. */
export interface RowSources {
  identityOf: (chatId: ChatId) => ChatIdentity;
  memberName: (chatId: ChatId, message: Message) => string;
  drafts: ReadonlyMap<ChatId, string>;
  typing: ReadonlySet<ChatId>;
  /** When chats were opened from a person's page, a group's or a search, epoch ms. */
  opened: ReadonlyMap<ChatId, number>;
}

interface Tail {
  preview: Preview | null;
  time: number;
  mine: boolean;
  sending: ChatRow["sending"];
}

function tailOf(chat: ChatData, waiting: readonly OutboxItem[], me: number): Tail {
  const last = lastMessage(chat);
  const item = waiting.at(-1);
  const sending = sendingOf(waiting);
  if (item !== undefined) {
    const preview = previewOf({ type: item.type, content: item.content, status: 0 });
    return { preview, time: Math.max(item.createdAt, last?.sendTime ?? 0), mine: true, sending };
  }
  return {
    preview: last === undefined ? null : previewOf(last),
    time: last?.sendTime ?? chat.state?.updatedAt ?? 0,
    mine: last?.sendId === me,
    sending,
  };
}

function sendingOf(waiting: readonly OutboxItem[]): ChatRow["sending"] {
  if (waiting.some(({ state }) => state === "failed")) return "fail";
  return waiting.length > 0 ? "loading" : "none";
}

function rowOf(chat: ChatData, waiting: readonly OutboxItem[], me: number, from: RowSources): ChatRow | null {
  const { chatId, state } = chat;
  const target = parseChatId(chatId);
  if (target === null) return null;
  const last = lastMessage(chat);
  const tail = tailOf(chat, waiting, me);
  const shown = target.kind === "group" && last !== undefined && !tail.mine;
  return {
    chatId,
    ...target,
    ...from.identityOf(chatId),
    ...tail,
    senderName: shown ? from.memberName(chatId, last) : "",
    draft: from.drafts.get(chatId) ?? null,
    openedAt: from.opened.get(chatId) ?? 0,
    unread: unreadCount(chat),
    atMe: chat.atMe.length > 0,
    atAll: chat.atAll.length > 0,
    pinned: state?.pinnedAt != null,
    archived: state?.archived === true,
    markedUnread: isMarkedUnread(chat),
    typing: from.typing.has(chatId),
  };
}

const movedAt = ({ time, openedAt }: ChatRow): number => Math.max(time, openedAt);

/** Pinned first; then by the later of the last message and the time I opened it (`rules §4.5`, `MSG-18`). Pure. */
export function compareRows(one: ChatRow, other: ChatRow): number {
  return Number(other.pinned) - Number(one.pinned) || movedAt(other) - movedAt(one);
}

const samePreview = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Reuses the previous row if nothing on it changed, so that only changed rows redraw. Pure. */
export function reuseUnchanged(before: ChatRow | undefined, row: ChatRow): ChatRow {
  if (before === undefined) return row;
  const { preview, ...rest } = row;
  const { preview: previewBefore, ...restBefore } = before;
  const same = Object.entries(rest).every(([name, value]) => Object.is(value, Reflect.get(restBefore, name)));
  return same && samePreview(preview, previewBefore) ? before : row;
}

/** Every known chat, including empty ones that I opened. */
function chatsOf({ chats }: SyncState, { opened }: RowSources): ChatData[] {
  const empty = [...opened.keys()].filter((chatId) => !chats.has(chatId));
  return [...chats.values(), ...empty.map(emptyChat)];
}

/** The sorted chat list, without hidden and empty chats unless I opened them or have something unsent there. Pure. */
export function rowsOf(state: SyncState, from: RowSources, before: readonly ChatRow[] = []): ChatRow[] {
  const known = new Map(before.map((row) => [row.chatId, row]));
  const waiting = groupBy(state.outbox, ({ chatId }) => chatId);
  const rows: ChatRow[] = [];
  for (const chat of chatsOf(state, from)) {
    const { chatId } = chat;
    const items = waiting.get(chatId) ?? [];
    const isWanted = items.length > 0 || from.drafts.has(chatId) || from.opened.has(chatId);
    if (!isListed(chat) && !isWanted) continue;
    const row = rowOf(chat, items, state.me, from);
    if (row !== null) rows.push(reuseUnchanged(known.get(chatId), row));
  }
  return rows.sort(compareRows);
}

/** Unread messages that count for the badge: do-not-disturb and archived chats do not (`MSG-16`). Pure. */
export function badgeTotal(rows: readonly ChatRow[]): number {
  return rows
    .filter(({ muted, archived }) => !muted && !archived)
    .reduce((sum, { unread, markedUnread }) => sum + (unread || Number(markedUnread)), 0);
}
