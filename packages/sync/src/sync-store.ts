import type { ChatId, StreamKind } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import type { Facts } from "./facts.ts";
import type { Message } from "./message.ts";
import type { OutboxItem } from "./outbox.ts";

/** A chat as stored: everything but its older messages and its window. */
export interface StoredChat extends Omit<ChatData, "messages" | "loadedFrom" | "around" | "waiting"> {
  /** The newest message, so a list can be drawn without reading messages. */
  last: Message | null;
}

export interface StoredFacts {
  chatId: ChatId;
  id: number;
  /** null once they are part of the stored message. */
  facts: Facts | null;
}

/** What a start reads: enough for the chat list, the queue and the next pull. */
export interface StoredState {
  cursors: Readonly<Record<StreamKind, number>>;
  chats: readonly StoredChat[];
  facts: readonly StoredFacts[];
  outbox: readonly OutboxItem[];
}

/** Everything of one flush, written in one transaction: a cursor never gets ahead of its rows. */
export interface StoreBatch {
  /** First delete all messages, chats, facts and cursors (a restart from chat summaries). */
  reset: boolean;
  messages: readonly Message[];
  removed: readonly { chatId: ChatId; id: number }[];
  cleared: readonly { chatId: ChatId; upTo: number }[];
  chats: readonly StoredChat[];
  facts: readonly StoredFacts[];
  /** Items that left the outbox, with the messages they became: a crash between the two would lose them. */
  unqueued: readonly string[];
  cursors: Readonly<Record<StreamKind, number>>;
}

/** Messages that storage deleted, and when the next one expires. */
export interface ExpiredMessages {
  expired: readonly { chatId: ChatId; id: number }[];
  next: number | null;
}

/** Durable storage of one person on one terminal. Every method may reject; the engine goes on without it. */
export interface SyncStore {
  load: () => Promise<StoredState>;
  /** The queue alone, as it is now: other tabs write to it too. */
  outbox: () => Promise<readonly OutboxItem[]>;
  /** The newest `limit` messages with id below `before`, ascending. */
  messagesBefore: (chatId: ChatId, before: number, limit: number) => Promise<Message[]>;
  /** Deletes expired messages. Returns which, and when the next one expires; null when none does. */
  deleteExpired: (now: number) => Promise<ExpiredMessages>;
  write: (batch: StoreBatch) => Promise<void>;
  putOutbox: (items: readonly OutboxItem[]) => Promise<void>;
  /** Deletes items that are not to be sent any more. */
  deleteOutbox: (tmpIds: readonly string[]) => Promise<void>;
}
