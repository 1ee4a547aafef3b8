import { type ChatId, parseChatId } from "@4d/contract";
import { toChatId } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { frames } from "../../platform/socket/frames.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, messagesStore } from "./messages.store.ts";

/** How long one typing signal is shown, and how often ours is sent, milliseconds (`MSG-14`). */
const SHOWN_MS = 5000;
const SEND_EVERY_MS = 3000;

export interface TypingState {
  /** Until when each chat shows "typing". */
  typing: ReadonlyMap<ChatId, number>;
}

/** Who is typing to me now; private chats only (`MSG-14`). */
export const typingStore = createStore<TypingState>()(() => ({ typing: new Map() }));

const sentAt = new Map<ChatId, number>();
const ends = new Map<ChatId, ReturnType<typeof setTimeout>>();

function stopShowing(chatId: ChatId): void {
  clearTimeout(ends.get(chatId));
  ends.delete(chatId);
  typingStore.setState(({ typing }) => {
    if (!typing.has(chatId)) return {};
    const next = new Map(typing);
    next.delete(chatId);
    return { typing: next };
  });
}

function show(chatId: ChatId): void {
  clearTimeout(ends.get(chatId));
  ends.set(
    chatId,
    setTimeout(() => stopShowing(chatId), SHOWN_MS),
  );
  typingStore.setState(({ typing }) => ({
    typing: new Map(typing).set(chatId, performance.now() + SHOWN_MS),
  }));
}

/** Sends a typing signal to the peer at most every three seconds; never to a group. */
export function typingNow(chatId: ChatId): void {
  const target = parseChatId(chatId);
  const now = performance.now();
  if (target?.kind !== "private" || now - (sentAt.get(chatId) ?? 0) < SEND_EVERY_MS) return;
  if (messagesStore.getState().link !== "online") return;
  sentAt.set(chatId, now);
  messagesApi.typing(target.targetId).catch(() => undefined);
}

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "typing") {
    // The frame names the chat from the receiver's side, or only the person.
    const chatId = toChatId(`p:${frame.data.userId}`);
    if (chatId !== null) show(chatId);
  }
  if (frame.cmd === 5 && frame.data.type === "ai.turn") {
    const chatId = toChatId(frame.data.chatId);
    if (chatId?.startsWith("p:") === true) (frame.data.status === "streaming" ? show : stopShowing)(chatId);
  }
  if (frame.cmd === 3 && "sendId" in frame.data) {
    const chatId = toChatId(`p:${frame.data.sendId}`);
    // Their message is here, so they have finished.
    if (chatId !== null && frame.data.type < 10) stopShowing(chatId);
  }
});
chatsEnded.on(() => {
  for (const timer of ends.values()) clearTimeout(timer);
  ends.clear();
  sentAt.clear();
  typingStore.setState({ typing: new Map() });
});
