import { type ChatId, type GroupMessage, type PrivateMessage, parseChatId } from "@4d/contract";
import { type Message, messageOf, rowOf, statusOf } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { myRole } from "./chat-directory.ts";
import { chatData } from "./chat-view.store.ts";
import {
  canEdit,
  canForward,
  canPin,
  canRecall,
  canReport,
  isActionable,
  type MessageActor,
  textOf,
} from "./message-rules.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, engine, messagesStore, running } from "./messages.store.ts";

type DrawnRecord = PrivateMessage | GroupMessage;

/** Pinned messages by chat, newest first, as the server last listed them. */
export const pinnedStore = createStore<{ chats: ReadonlyMap<ChatId, readonly Message[]> }>()(() => ({
  chats: new Map(),
}));
/** Texts I recalled on this terminal, for "edit again" (`MSG-6`). */
const recalledTexts = new Map<string, string>();

async function failureOf(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  return outcome.ok ? null : outcome.failure;
}

function actorIn(chatId: ChatId): MessageActor {
  return { me: running()?.uid ?? 0, now: serverNow(), role: myRole(chatId) };
}

/** What I may do with a message now (`MSG-6`, `MSG-7`). */
export function allowedFor(chatId: ChatId, message: Message) {
  const mine = actorIn(chatId);
  const actionable = isActionable(message);
  return {
    recall: canRecall(message, mine),
    edit: canEdit(message, mine),
    pin: canPin(message, mine),
    react: actionable,
    quote: actionable,
    forward: canForward(message),
    report: canReport(message, mine),
    copy: textOf(message) !== null,
  };
}

/** The status to draw: 0 sent, 1 delivered, 2 recalled, 3 read (`rules §4.3`). */
export const statusOfMessage = (chatId: ChatId, message: Message): number =>
  statusOf(message, chatData(chatId), running()?.uid ?? 0);

/** Recalls a message everywhere; a text can be edited again afterwards. */
export async function recallMessage(chatId: ChatId, message: Message): Promise<Failure | null> {
  const text = textOf(message);
  const name = `${chatId}/${message.id}`;
  // Before the recall, because its line is drawn as soon as that is done.
  if (text !== null) recalledTexts.set(name, text);
  const failure = await failureOf(engine().actions.recall(chatId, message.id));
  if (failure !== null) recalledTexts.delete(name);
  return failure;
}

/** The text of a message I recalled here; null elsewhere and after a reload. */
export const recalledText = (chatId: ChatId, id: number): string | null =>
  recalledTexts.get(`${chatId}/${id}`) ?? null;

export const editMessage = (chatId: ChatId, id: number, text: string): Promise<Failure | null> =>
  failureOf(engine().actions.edit(chatId, id, text));
export const reactTo = (chatId: ChatId, id: number, emoji: string, on: boolean): Promise<Failure | null> =>
  failureOf(engine().actions.react(chatId, id, emoji, on));
/** Removes messages for me alone, on all my terminals. */
export const removeMessages = (chatId: ChatId, ids: readonly number[]): Promise<Failure | null> =>
  failureOf(engine().actions.remove(chatId, ids));

/** Pins or unpins a message in its chat. */
export async function pinMessage(chatId: ChatId, id: number, on: boolean): Promise<Failure | null> {
  const failure = await failureOf(engine().actions.pin(chatId, id, on));
  if (failure === null) await loadPinned(chatId);
  return failure;
}

/** Fetches the pinned messages of a chat. */
export async function loadPinned(chatId: ChatId): Promise<void> {
  const outcome = await attempt<readonly DrawnRecord[]>(messagesApi.pinned(chatId));
  const me = running()?.uid ?? 0;
  if (!outcome.ok) return;
  const pinned = outcome.value.map((record) => messageOf(rowOf(me, record).chatId, record));
  pinnedStore.setState(({ chats }) => ({ chats: new Map(chats).set(chatId, pinned) }));
}

/** How messages are forwarded (`MSG-7`). */
export interface Forwarding {
  from: ChatId;
  ids: readonly number[];
  to: readonly ChatId[];
  merged: boolean;
  /** As one card without names. */
  clip: boolean;
  title: string;
  /** The same on every attempt, so that nothing is stored twice. */
  tmpId: string;
}

/** A tmpId for one forwarding. */
export const newForwardId = (): string => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Forwards messages one by one or as one card. */
export function forwardMessages({ from, ids, to, ...how }: Forwarding): Promise<Failure | null> {
  const inOrder = [...ids].sort((a, b) => a - b);
  return failureOf(engine().actions.forward(from, inOrder, to, how));
}

/** Members of a group who have read a message; empty for a private chat (`MSG-5`). */
export async function readBy(chatId: ChatId, messageId: number): Promise<number[]> {
  const target = parseChatId(chatId);
  if (target?.kind !== "group") return [];
  const outcome = await attempt(messagesApi.readUsers(target.targetId, messageId));
  return outcome.ok ? outcome.value : [];
}

/** Texts of messages, one per line, for the clipboard. */
export const joinTexts = (messages: readonly Message[]): string =>
  messages.flatMap((message) => textOf(message) ?? []).join("\n");

// Pinned or unpinned elsewhere: visible lists follow.
messagesStore.subscribe(({ sync }, before) => {
  for (const chatId of pinnedStore.getState().chats.keys()) {
    const chat = sync?.chats.get(chatId);
    const old = before.sync?.chats.get(chatId);
    if (chat === undefined || old === undefined || chat === old) continue;
    const pins = (messages: readonly Message[]) => messages.filter(({ pinned }) => pinned === true).length;
    if (chat.messages !== old.messages && pins(chat.messages) !== pins(old.messages)) void loadPinned(chatId);
  }
});
chatsEnded.on(() => {
  recalledTexts.clear();
  pinnedStore.setState({ chats: new Map() });
});
