import type { Message } from "@4d/sync";

const kept = new Map<string, Message>();
const MOST = 20;
const nameOf = (chatId: string, id: number) => `${chatId}/${id}`;

/** Keeps a card that is about to be opened, so that its page shows it at once. */
export function keepMerged(message: Message): void {
  kept.set(nameOf(message.chatId, message.id), message);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The card that was opened; undefined after a reload. */
export const keptMerged = (chatId: string, id: number): Message | undefined => kept.get(nameOf(chatId, id));
