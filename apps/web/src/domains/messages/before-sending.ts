import { type ChatId, isNormal } from "@4d/contract";
import { signal } from "../../platform/signal.ts";
import { messagesStore } from "./messages.store.ts";

/** No message waits longer than this for what is to be said before it, ms. */
const PATIENCE_MS = 1500;

/** What must be said in a chat before my first message there; null for nothing. Brought by the talks' domain. */
export const beforeSending = signal<((chatId: ChatId) => Promise<unknown> | null) | null>(null);

/** Whether anything was said in a chat, as far as it is here: tips say nothing. */
export const hasSpoken = (chatId: ChatId): boolean =>
  messagesStore
    .getState()
    .sync?.chats.get(chatId)
    ?.messages.some(({ type }) => isNormal(type)) ?? false;

/** Sends at once, or when what comes before it is there; nothing is ever held back for long. */
export function whenBegun(chatId: ChatId, send: () => void): void {
  const begun = beforeSending.get()?.(chatId) ?? null;
  if (begun === null) send();
  else void Promise.race([begun, new Promise((late) => setTimeout(late, PATIENCE_MS))]).then(send, send);
}
