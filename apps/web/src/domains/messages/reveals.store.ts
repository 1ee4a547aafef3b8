import { type ChatId, isNormal } from "@4d/contract";
import type { Message } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { liveRepliesStore } from "./live-replies.store.ts";
import { textOf } from "./message-rules.ts";
import { chatsEnded, messagesStore } from "./messages.store.ts";
import { messagesArrived } from "./new-arrivals.ts";
import { chatClosed, isOpen } from "./open-chats.ts";
import { type RevealTimes, revealTimesOf, wholeAfter } from "./reveal-times.ts";

/** A reply that appears at reading pace. */
export interface Reveal {
  id: number;
  times: RevealTimes;
  /** When it arrived, on the clock of `performance.now()`. */
  since: number;
}

/** The replies that are appearing, at most one in each chat (`CHAR-2`). */
export const revealsStore = createStore<{ chats: ReadonlyMap<ChatId, Reveal> }>()(() => ({
  chats: new Map(),
}));

/** Messages sent from this terminal: only their replies appear word by word. */
const sentHere = new Set<string>();
const ends = new Map<ChatId, ReturnType<typeof setTimeout>>();

/** Shows the whole of the reply that is appearing in a chat. */
export function showWhole(chatId: ChatId): void {
  clearTimeout(ends.get(chatId));
  ends.delete(chatId);
  revealsStore.setState(({ chats }) => {
    if (!chats.has(chatId)) return {};
    const next = new Map(chats);
    next.delete(chatId);
    return { chats: next };
  });
}

function reveal({ chatId, id }: Message, text: string): void {
  showWhole(chatId);
  const times = revealTimesOf(text);
  revealsStore.setState(({ chats }) => ({
    chats: new Map(chats).set(chatId, { id, times, since: performance.now() }),
  }));
  ends.set(
    chatId,
    setTimeout(() => showWhole(chatId), wholeAfter(times)),
  );
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a reply answers what I sent from this terminal. */
function isAnswerToHere({ chatId, id }: Message): boolean {
  const { sync } = messagesStore.getState();
  const messages = sync?.chats.get(chatId)?.messages ?? [];
  const asked = messages.findLast(
    (message) => message.id < id && message.sendId === sync?.me && isNormal(message.type),
  );
  return sentHere.has(asked?.tmpId ?? "");
}

/** Whether a message is a reply that arrived whole; the words of a model have come at their own speed. */
function arrivedWhole({ chatId, extra }: Message): boolean {
  const mark = extra?.ai;
  if (mark === undefined || mark.by !== "builtin" || !chatId.startsWith("p:")) return false;
  const live = liveRepliesStore.getState().chats.get(chatId);
  return live?.replyId !== mark.turnId || live.pieces.size === 0;
}

messagesArrived.on((messages) => {
  if (document.hidden || isStill()) return;
  for (const message of messages) {
    const text = textOf(message);
    if (text === null || !isOpen(message.chatId) || !arrivedWhole(message)) continue;
    if (isAnswerToHere(message)) reveal(message, text);
  }
});
messagesStore.subscribe(({ sync }, before) => {
  if (sync === null || sync.outbox === before.sync?.outbox) return;
  for (const { tmpId, chatId } of sync.outbox) {
    if (sentHere.has(tmpId)) continue;
    sentHere.add(tmpId);
    showWhole(chatId);
  }
});
chatClosed.on(showWhole);
chatsEnded.on(() => {
  sentHere.clear();
  for (const chatId of revealsStore.getState().chats.keys()) showWhole(chatId);
});
