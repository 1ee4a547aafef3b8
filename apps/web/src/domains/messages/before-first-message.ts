import { type ChatId, isNormal } from "@4d/contract";
import { signal } from "../../platform/signal.ts";
import { messagesStore } from "./messages.store.ts";

/** No message waits longer than this for what is to be said before it, ms. */
const PATIENCE_MS = 1500;

/** What must be said in a chat before my first message there; null for nothing. Brought by the talks' domain. */
export const beforeFirstMessage = signal<((chatId: ChatId) => Promise<unknown> | null) | null>(null);

/** Whether anything was said in a chat, as far as it is here: tips say nothing. */
export const hasSpoken = (chatId: ChatId): boolean =>
  messagesStore
    .getState()
    .sync?.chats.get(chatId)
    ?.messages.some(({ type }) => isNormal(type)) ?? false;

/** The last message of a chat that waits, so that later ones follow it. */
const waiting = new Map<ChatId, Promise<void>>();

/** Sends at once, or when what comes before it is there; nothing is ever held back for long, or overtaken. */
export function sendAfterOpening(chatId: ChatId, send: () => void): void {
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
