import { type AiChatPaths, type ChatId, parseChatId } from "@4d/contract";
import {
  type ChatData,
  type ChatItem,
  emptyChat,
  isAtStart,
  itemsOf,
  loadedMessages,
  messageKey,
  type Outbox,
  reachesRead,
  unreadCount,
} from "@4d/sync";
import { createStore, type StoreApi } from "zustand/vanilla";
import { trackDrawing } from "../../platform/when-drawn.ts";
import { aiChatPathsStore, onPath } from "./ai-chat-paths.store.ts";
import { blankView, type ChatLineItem, type ChatView } from "./chat-view.ts";
import { liveRepliesStore } from "./live-replies.store.ts";
import { chatsEnded, chatsReady, engine, messagesStore, running } from "./messages.store.ts";
import { countView, isOpen } from "./open-chats.ts";
import { attentionLost, attentionRegained, isWatching } from "./watching.ts";

interface Drawn {
  chat: ChatData;
  outbox: Outbox;
  live: string | null;
  paths: AiChatPaths | undefined;
  /** Without the live line. */
  lines: readonly ChatItem[];
}
interface OpenChatState {
  store: StoreApi<ChatView>;
  /** When its last view was closed, epoch ms. */
  leftAt: number;
  /** My read position when it was opened. */
  dividerAfter: number | null;
  /** Whether being at the newest messages reads everything: `asked` when I requested it, `jumped` once I am there. */
  readsAll: "no" | "jumped" | "asked";
  /** How often I asked to be somewhere else in it. */
  moves: number;
  /** How often the reader touched the list. */
  touches: number;
  atBottom: boolean;
  /** The newest message that was visible. */
  inSight: number;
  /** Newer messages arrived while nobody watched. */
  watchedUpTo: number;
  /** Up to this many missed messages need no divider. */
  needNoLine: number;
  /** Jumping to the first missed message. */
  isJumpingToUnread: boolean;
  /** Mentions already jumped to; those above them may still be unread. */
  shownMentions: Set<number>;
  drawn: Drawn | null;
}
const MIN_MESSAGES = 30;
/** Longest wait for lines that would only fill the screen, ms. */
const FILL_MS = 120;
/** A chat closed this long ago is opened afresh, ms. */
const RETAIN_MS = 5 * 60_000;
const FLASH_MS = 1600;
/** After a short break this many messages are seen at a glance. */
const FEW = 3;
/** Most pages loaded to reach the first unread message, before a window is opened around it. */
const REACH_PAGES = 4;
/** Page limit where no window is possible: the server counts up to a thousand unread messages. */
const UNREAD_JUMP_PAGES = 20;
const PAGE = 50;
const opened = new Map<ChatId, OpenChatState>();

const chatOf = (chatId: ChatId): ChatData =>
  messagesStore.getState().sync?.chats.get(chatId) ?? emptyChat(chatId);

function openOf(chatId: ChatId): OpenChatState {
  const known = opened.get(chatId);
  if (known !== undefined) return known;
  const made: OpenChatState = {
    store: createStore<ChatView>()(() => blankView(chatId)),
    leftAt: performance.now(),
    dividerAfter: null,
    readsAll: "no",
    moves: 0,
    touches: 0,
    atBottom: true,
    inSight: 0,
    watchedUpTo: Number.POSITIVE_INFINITY,
    needNoLine: FEW,
    isJumpingToUnread: false,
    shownMentions: new Set(),
    drawn: null,
  };
  opened.set(chatId, made);
  return made;
}

/** The store of one chat, created on first use. */
export const chatViewStore = (chatId: ChatId): StoreApi<ChatView> => openOf(chatId).store;

/** Whether two states of a chat have the same lines; most changes only concern read state. */
const haveSameLines = (one: ChatData, other: ChatData): boolean =>
  one.messages === other.messages &&
  one.around === other.around &&
  one.placeholders === other.placeholders &&
  one.loadedFrom === other.loadedFrom &&
  one.firstId === other.firstId;

/** The key of the live line: a reply being generated as a new message, or one that failed; null when there is none. */
function liveKey(chatId: ChatId): string | null {
  const live = liveRepliesStore.getState().chats.get(chatId);
  if (live === undefined) return null;
  // Another variant grows in its message. Its failure is a tip in a private chat, and a line of its own in a group.
  const failed = live.status === "failed" && live.to !== null;
  return live.variant > 0 && !failed ? null : `live-${live.replyId}`;
}

/** Whether a chat has a new outbox item of mine. */
function hasNew(chatId: ChatId, outbox: Outbox, before: Outbox | undefined): boolean {
  if (before === undefined || before === outbox) return false;
  const known = new Set(before.map(({ tmpId }) => tmpId));
  return outbox.some((item) => item.chatId === chatId && !known.has(item.tmpId));
}

function draw(chatId: ChatId, open: OpenChatState): void {
  const { sync } = messagesStore.getState();
  if (sync === null) return;
  const chat = chatOf(chatId);
  const { drawn, dividerAfter, shownMentions: met } = open;
  const { me, outbox } = sync;
  // My messages stand below the newest one, so sending one goes there.
  if (chat.around !== null && hasNew(chatId, outbox, drawn?.outbox)) {
    goToNewest(chatId, open);
    return;
  }
  const live = chat.around === null ? liveKey(chatId) : null;
  const paths = aiChatPathsStore.getState().chats.get(chatId);
  const onSame = drawn?.paths === paths;
  if (onSame && drawn?.chat === chat && drawn.outbox === outbox && drawn.live === live) return;
  const same = onSame && drawn?.outbox === outbox && haveSameLines(drawn.chat, chat);
  const lines = same ? drawn.lines : itemsOf(onPath(chat), { me, outbox, dividerAfter });
  const items: readonly ChatLineItem[] = live === null ? lines : [...lines, { kind: "live", key: live }];
  open.drawn = { chat, outbox, live, paths, lines };
  open.store.setState({
    chat,
    items,
    atStart: isAtStart(chat),
    atEnd: chat.around === null,
    dividerKey: items.find(({ kind }) => kind === "unread")?.key ?? null,
    unread: unreadCount(chat),
    mentionIds: [...new Set([...chat.atMe, ...chat.atAll])]
      .filter((id) => !met.has(id))
      .sort((a, b) => a - b),
  });
}

function drawAll(): void {
  for (const [chatId, open] of opened) if (isOpen(chatId)) draw(chatId, open);
}

/**
 * Opens a chat at its first unread message, or at its end (`MSG-5`); with `atEnd` always at its end. Returns how to
 * close it. A page that is shown again finds its chat as it was, unless something arrived meanwhile.
 */
export function openChat(chatId: ChatId, atEnd = false): () => void {
  closeStale();
  const open = openOf(chatId);
  let begun = isOpen(chatId);
  countView(chatId, 1);
  // A page opened by its address may be drawn before the stored chats are read.
  const forget = chatsReady.on(() => {
    if (begun) return;
    begun = true;
    engine().actions.dropUnreadMark(chatId);
    open.readsAll = atEnd ? "asked" : "no";
    open.needNoLine = isWatching() ? FEW : 0;
    if (atEnd) open.needNoLine = Number.POSITIVE_INFINITY;
    if (!isWatching()) stopWatching(chatId, open);
    const isThere = atEnd || reachesRead(chatOf(chatId));
    if (open.store.getState().ready && isThere) reopenChat(chatId, open, atEnd);
    else void trackDrawing(begin(chatId, open, atEnd));
  });
  return () => {
    forget();
    countView(chatId, -1);
    open.leftAt = performance.now();
  };
}

/** Frees chats not viewed for a while, and the windows they had loaded around search hits. */
function closeStale(): void {
  for (const [chatId, { leftAt }] of opened) {
    if (isOpen(chatId) || performance.now() - leftAt < RETAIN_MS) continue;
    opened.delete(chatId);
    running()?.engine.setReadingAbove(chatId, false);
    running()?.engine.history.leaveWindow(chatId);
  }
}

function reopenChat(chatId: ChatId, open: OpenChatState, atEnd: boolean): void {
  const chat = chatOf(chatId);
  open.dividerAfter = !atEnd && unreadCount(chat) > 0 ? chat.readId : null;
  open.drawn = null;
  draw(chatId, open);
  const key = open.store.getState().dividerKey;
  if (key !== null) open.store.setState({ anchor: { key, flash: false } });
}

/**
 * Loads everything from my read position down to the newest, or a window around it if that is too far. Stops once
 * I went elsewhere.
 */
async function reachUnread(chatId: ChatId, isElsewhere: () => boolean): Promise<void> {
  const { history } = engine();
  const { readId, unread, unreadBelow } = chatOf(chatId);
  const isThere = () => isElsewhere() || reachesRead(chatOf(chatId));
  const first = unreadBelow === null ? (unread[0] ?? readId + 1) : readId + 1;
  if (unreadCount(chatOf(chatId)) <= REACH_PAGES * PAGE) await history.reach(chatId, first, REACH_PAGES);
  // If the first unread message is only counted, its id is unknown; that of the last read one is known.
  const known = unreadBelow === null ? first : readId;
  if (!isThere() && known > 0) await history.jump(chatId, known, isElsewhere);
  if (!isThere()) await history.reach(chatId, first, UNREAD_JUMP_PAGES);
}

async function begin(chatId: ChatId, open: OpenChatState, atEnd: boolean): Promise<void> {
  const { readId } = chatOf(chatId);
  const { moves, touches } = open;
  const isElsewhere = () => open.moves !== moves || open.touches !== touches;
  const hasUnread = !atEnd && unreadCount(chatOf(chatId)) > 0;
  // Without the first unread message there is no place for the divider.
  const divide = () => {
    open.dividerAfter = hasUnread && reachesRead(chatOf(chatId)) ? readId : null;
  };
  divide();
  draw(chatId, open);
  if (hasUnread) await reachUnread(chatId, isElsewhere);
  divide();
  if (loadedMessages(onPath(chatOf(chatId))).length < MIN_MESSAGES) {
    const none = loadedMessages(chatOf(chatId)).length === 0;
    const older = engine().history.loadOlder(chatId);
    // Loaded lines need not wait for a slow connection; lines above them come in without a jump.
    if (none) open.store.setState({ older: (await older) === "failed" ? "failed" : "idle" });
    else await Promise.race([older, new Promise((resolve) => setTimeout(resolve, FILL_MS))]);
  }
  open.drawn = null;
  draw(chatId, open);
  const key = open.store.getState().dividerKey;
  const hasUnreadAnchor = key !== null && !isElsewhere();
  open.store.setState({ ready: true, ...(hasUnreadAnchor && { anchor: { key, flash: false } }) });
}

function stopWatching(chatId: ChatId, open: OpenChatState): void {
  open.watchedUpTo = chatOf(chatId).messages.at(-1)?.id ?? 0;
}

/** A reader at the end is taken to the first message missed; otherwise all would count as read (`MSG-5`). */
function jumpToMissed(chatId: ChatId, open: OpenChatState): void {
  const { needNoLine, atBottom, inSight } = open;
  open.watchedUpTo = Number.POSITIVE_INFINITY;
  open.needNoLine = Math.max(needNoLine, FEW);
  if (!isOpen(chatId)) return;
  if (!atBottom || unreadCount(chatOf(chatId)) <= needNoLine) {
    markSeenUpTo(chatId, inSight);
    return;
  }
  open.readsAll = "no";
  open.isJumpingToUnread = true;
  void trackDrawing(begin(chatId, open, false)).finally(() => {
    open.isJumpingToUnread = false;
  });
}

/** Loads older messages, from storage or the server; concurrent calls share one load. */
export async function loadOlder(chatId: ChatId): Promise<void> {
  const { store } = openOf(chatId);
  if (store.getState().older === "loading" || store.getState().atStart) return;
  store.setState({ older: "loading" });
  const found = await engine().history.loadOlder(chatId);
  store.setState({
    older: found === "failed" ? "failed" : "idle",
    ...(found === "start" && { atStart: true }),
  });
}

/** Loads what follows a window around a search hit. */
export async function loadNewer(chatId: ChatId): Promise<void> {
  const { store } = openOf(chatId);
  if (store.getState().newer === "loading" || store.getState().atEnd) return;
  store.setState({ newer: "loading" });
  const found = await engine().history.loadNewer(chatId);
  store.setState({ newer: found === "failed" ? "failed" : "idle" });
}

/** Jumps to a message wherever it is and highlights it; returns false if it is unavailable (`MSG-15`). */
export async function jumpTo(chatId: ChatId, id: number): Promise<boolean> {
  const open = openOf(chatId);
  open.moves += 1;
  const { moves } = open;
  const isElsewhere = () => open.moves !== moves;
  const wasFound = await engine().history.jump(chatId, id, isElsewhere);
  if (isElsewhere()) return true;
  if (!wasFound) return false;
  draw(chatId, open);
  const found = loadedMessages(chatOf(chatId)).find((message) => message.id === id);
  if (found === undefined) return false;
  if (open.readsAll === "no") {
    open.readsAll = "jumped";
    open.atBottom = false;
  }
  open.store.setState({ ready: true, anchor: { key: messageKey(found), flash: true } });
  return true;
}

/** Jumps to a mention of me; the next one is offered then (`MSG-8`). */
export async function jumpToMention(chatId: ChatId, id: number): Promise<void> {
  const open = openOf(chatId);
  await jumpTo(chatId, id);
  open.shownMentions.add(id);
  open.drawn = null;
  draw(chatId, open);
}

function goToNewest(chatId: ChatId, open: OpenChatState): void {
  open.readsAll = "asked";
  open.moves += 1;
  engine().history.leaveWindow(chatId);
}

/** Back to the newest messages; the request marks everything above as read (`MSG-5`). */
export function jumpToEnd(chatId: ChatId): void {
  const open = openOf(chatId);
  goToNewest(chatId, open);
  const key = open.store.getState().items.at(-1)?.key;
  if (key !== undefined) open.store.setState({ anchor: { key, flash: false } });
}

/** The reader scrolls: what is still loading for the first unread message no longer leads there. */
export function touchedList(chatId: ChatId): void {
  openOf(chatId).touches += 1;
}

/** The list has scrolled to the anchor; the target of a jump is highlighted. */
export function reachedAnchor(chatId: ChatId): void {
  const { store } = openOf(chatId);
  const { anchor } = store.getState();
  const lit = anchor?.flash === true ? anchor.key : null;
  store.setState({ anchor: null, lit });
  if (lit === null) return;
  setTimeout(() => store.setState((view) => (view.lit === lit ? { lit: null } : view)), FLASH_MS);
}

/**
 * Marks messages as read up to the newest one visible while the page was shown (`MSG-5`). Never passes unread ones
 * that are not loaded, unless the person went down to the newest.
 */
export function markSeenUpTo(chatId: ChatId, id: number): void {
  if (document.hidden) return;
  const chat = chatOf(chatId);
  const open = openOf(chatId);
  open.inSight = id;
  if (open.isJumpingToUnread) return;
  const { readsAll, atBottom, watchedUpTo } = open;
  const wentDown = readsAll === "asked" || (readsAll === "jumped" && atBottom);
  if (!reachesRead(chat) && !(wentDown && chat.around === null)) return;
  running()?.engine.actions.markRead(chatId, Math.min(id, watchedUpTo));
}

/** Sets whether the list is at its end; far above it, memory is freed at the other side. */
export function setAtBottom(chatId: ChatId, atBottom: boolean): void {
  openOf(chatId).atBottom = atBottom;
  running()?.engine.setReadingAbove(chatId, !atBottom);
}

/** The present lines of an open chat. */
export const chatItems = (chatId: ChatId): readonly ChatLineItem[] => openOf(chatId).store.getState().items;

/** The present chat data, for what a bubble derives from it (`statusOf`). */
export const chatData = chatOf;

/** Whether the chat id names a chat at all. */
export const isChatId = (text: string): text is ChatId => parseChatId(text) !== null;

messagesStore.subscribe(drawAll);
liveRepliesStore.subscribe(drawAll);
aiChatPathsStore.subscribe(drawAll);
chatsEnded.on(() => opened.clear());
attentionLost.on(() => {
  for (const [chatId, open] of opened) stopWatching(chatId, open);
});
attentionRegained.on(() => {
  for (const [chatId, open] of opened) jumpToMissed(chatId, open);
});
