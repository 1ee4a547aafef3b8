import { type ChatId, isNormal } from "@4d/contract";
import { messageSent } from "../../platform/message-sent.ts";
import { signal } from "../../platform/signal.ts";
import { messagesStore } from "./messages.store.ts";

/** Longest time a message waits for the chat's opening, ms. */
const PATIENCE_MS = 1500;

/** The opening to send before my first message in a chat; null for none. Set by the domain of AI chats. */
export const beforeFirstMessage = signal<((chatId: ChatId) => Promise<unknown> | null) | null>(null);

/** Whether a chat has a known message; tips do not count. */
export const hasSpoken = (chatId: ChatId): boolean =>
  messagesStore
    .getState()
    .sync?.chats.get(chatId)
    ?.messages.some(({ type }) => isNormal(type)) ?? false;

/** The last waiting message of a chat, so that later ones follow it. */
const waiting = new Map<ChatId, Promise<void>>();

/** Sends at once, or once the opening is there; never waits long, and never reorders. */
export function sendAfterOpening(chatId: ChatId, send: () => void): void {
  messageSent.emit();
  const earlier = waiting.get(chatId);
  const begun = earlier ?? beforeFirstMessage.get()?.(chatId) ?? null;
  if (begun === null) {
    send();
    return;
  }
  const late = new Promise((over) => setTimeout(over, PATIENCE_MS));
  const sent = Promise.race([begun, late])
    .then(send, send)
    .finally(() => {
      if (waiting.get(chatId) === sent) waiting.delete(chatId);
    });
  waiting.set(chatId, sent);
}
