import { type ChatId, FIRST_CHATS_SHOWN, parseChatId } from "@4d/contract";
import { lastMessage, type SyncEngine, type SyncState } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { forgetChat, openedChats } from "../../platform/enter-chat.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { unreadTotal } from "../../platform/unread.ts";
import { friendOf, setFriendDnd } from "../friends/index.ts";
import { setGroupDnd } from "../groups/index.ts";
import { chatIdentity, directoryChanged, senderName } from "./chat-directory.ts";
import { badgeTotal, type ChatRow, rowsOf } from "./chat-rows.ts";
import { draftsStore, setDraft } from "./drafts.store.ts";
import { chatsEnded, engine, messagesStore, running } from "./messages.store.ts";
import { isAnyOpen } from "./open-chats.ts";
import { typingStore } from "./typing.store.ts";

export interface ChatListState {
  /** Sorted, without archived ones. */
  rows: readonly ChatRow[];
  archived: readonly ChatRow[];
  /** How many of `rows` to draw: 15 at first, more on scroll (`rules §4.5`). */
  shown: number;
  /** Nothing is known yet, not even from storage. */
  loading: boolean;
}
const MORE = 30;
const initial: ChatListState = { rows: [], archived: [], shown: FIRST_CHATS_SHOWN, loading: true };

/** The chat list (`MSG-18`). */
export const chatListStore = createStore<ChatListState>()(() => initial);

let all: ChatRow[] = [];
let waiting = false;
/** Behind an open chat the list can wait: messages there are read before they are drawn here, ms. */
const BEHIND_MS = 120;

/** While messages are being pulled the list does not change, unless it is still empty (`rules §4.4`). */
function isHeld(): boolean {
  const { loading, link } = messagesStore.getState();
  return loading && link === "online" && all.length > 0;
}

function draw(): void {
  const { sync, loading, link } = messagesStore.getState();
  if (sync === null || isHeld()) return;
  const typing = new Set(typingStore.getState().typing.keys());
  const { drafts } = draftsStore.getState();
  const sources = {
    identityOf: chatIdentity,
    memberName: senderName,
    drafts,
    typing,
    opened: openedChats.get(),
  };
  all = rowsOf(sync, sources, all);
  const rows = all.filter(({ archived }) => !archived);
  const archived = all.filter((row) => row.archived);
  const before = chatListStore.getState();
  const same = rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at]);
  chatListStore.setState({
    rows: same ? before.rows : rows,
    archived,
    loading: all.length === 0 && loading && link !== "offline",
  });
  unreadTotal.set(badgeTotal(all));
}

/** Several stores change together; the list is built once. */
function drawSoon(): void {
  if (waiting) return;
  waiting = true;
  const begin = () => {
    waiting = false;
    draw();
  };
  if (isAnyOpen()) setTimeout(begin, BEHIND_MS);
  else queueMicrotask(begin);
}

/** Draws more of the list, on scroll. */
export function showMoreChats(): void {
  chatListStore.setState(({ shown, rows }) => ({ shown: Math.min(rows.length, shown + MORE) }));
}

/** Pull to refresh: fetches new messages; resolves when they are here. */
export async function refreshChats(): Promise<void> {
  if (messagesStore.getState().link === "online") await engine().pullNow();
}

async function failureOf(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  return outcome.ok ? null : outcome.failure;
}

export const pinChat = (chatId: ChatId, pinned: boolean): Promise<Failure | null> =>
  failureOf(engine().setChatState(chatId, { pinned }));
export const archiveChat = (chatId: ChatId, archived: boolean): Promise<Failure | null> =>
  failureOf(engine().setChatState(chatId, { archived }));

/** Marks a chat unread with a dot, or read up to its newest message. */
export function markChatUnread(chatId: ChatId, markedUnread: boolean): Promise<Failure | null> {
  const chat = messagesStore.getState().sync?.chats.get(chatId);
  const last = chat && lastMessage(chat);
  if (!markedUnread && last !== undefined) engine().actions.markRead(chatId, last.id);
  return failureOf(engine().setChatState(chatId, { markedUnread }));
}

/** Hides a chat until a new message arrives, or I open it again. */
export function hideChat(chatId: ChatId): Promise<Failure | null> {
  return takeOut(chatId, { hiddenUpTo: newestId(chatId) });
}

/**
 * Deletes a chat with all its messages, for me on all my terminals, with its draft and unsent messages
 * (`rules §4.5`). A message being sent may already be stored, and brings it back.
 */
export async function deleteChat(chatId: ChatId): Promise<Failure | null> {
  const upTo = newestId(chatId);
  const failure = await takeOut(chatId, { hiddenUpTo: upTo, clearedUpTo: upTo, pinned: false });
  if (failure !== null) return failure;
  setDraft(chatId, "");
  await cancelUnsent(chatId);
  return null;
}

async function cancelUnsent(chatId: ChatId): Promise<void> {
  const outbox = running()?.engine.state.outbox ?? [];
  const unsent = outbox.filter((item) => item.chatId === chatId && item.state !== "sending");
  if (unsent.length === 0) return;
  // The sending code loads with the first open chat; the list works without it.
  const { cancelSending } = await import("./sending.store.ts");
  for (const { tmpId } of unsent) cancelSending(tmpId);
}

async function takeOut(
  chatId: ChatId,
  change: Parameters<SyncEngine["setChatState"]>[1],
): Promise<Failure | null> {
  const failure = await failureOf(engine().setChatState(chatId, change));
  if (failure === null) forgetChat(chatId);
  return failure;
}

/** A chat hidden on another terminal of mine is hidden here, too. */
function followHidden(sync: SyncState | null, before: SyncState | null): void {
  if (sync === null || before === null) return;
  for (const chatId of openedChats.get().keys()) {
    const hidden = sync.chats.get(chatId)?.state?.hiddenUpTo ?? null;
    if (hidden !== null && hidden !== (before.chats.get(chatId)?.state?.hiddenUpTo ?? null))
      forgetChat(chatId);
  }
}

/** Removes all messages of a chat, for me on all my terminals; the chat stays in the list. */
export const clearChat = (chatId: ChatId): Promise<Failure | null> =>
  failureOf(engine().setChatState(chatId, { clearedUpTo: newestId(chatId) }));

/** The newest message id, also of a chat that was cleared since. */
function newestId(chatId: ChatId): number {
  const chat = messagesStore.getState().sync?.chats.get(chatId);
  return chat === undefined ? 0 : (lastMessage(chat)?.id ?? chat.clearedUpTo);
}

/**
 * Do-not-disturb: no sound, no badge (`MSG-16`). Stored on the friendship or membership; without one, as with a
 * character I only chat with, on the chat itself.
 */
export async function muteChat(chatId: ChatId, on: boolean): Promise<Failure | null> {
  const target = parseChatId(chatId);
  if (target?.kind === "group") return setGroupDnd(target.targetId, on);
  const id = target?.targetId ?? 0;
  const friend = friendOf(id) !== undefined;
  const isMutedByChat = messagesStore.getState().sync?.chats.get(chatId)?.state?.muted === true;
  // A chat muted before the friendship began is unmuted in both places.
  const failure = friend ? await setFriendDnd(id, on) : null;
  if (failure !== null || (friend && !(isMutedByChat && !on))) return failure;
  return failureOf(engine().setChatState(chatId, { muted: on }));
}

messagesStore.subscribe(({ sync }, before) => {
  followHidden(sync, before.sync);
  drawSoon();
});
openedChats.subscribe(drawSoon);
draftsStore.subscribe(drawSoon);
typingStore.subscribe(drawSoon);
directoryChanged.on(drawSoon);
chatsEnded.on(() => {
  all = [];
  chatListStore.setState(initial, true);
  unreadTotal.set(0);
});
