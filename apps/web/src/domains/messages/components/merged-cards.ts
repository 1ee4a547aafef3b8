import type { Message } from "@4d/sync";

const cache = new Map<string, Message>();
const MOST = 20;
const nameOf = (chatId: string, id: number) => `${chatId}/${id}`;

/** Caches a card that is about to be opened, so that its page shows it at once. */
export function cacheMerged(message: Message): void {
  cache.set(nameOf(message.chatId, message.id), message);
  const oldest = cache.keys().next().value;
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
}

/** The opened card; undefined after a reload. */
export const cachedMerged = (chatId: string, id: number): Message | undefined =>
  cache.get(nameOf(chatId, id));
