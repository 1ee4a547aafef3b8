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

/** Everything of one flush, to be written in one transaction: a cursor never outlives its rows. */
export interface StoreBatch {
  /** First forget all messages, chats, facts and cursors (a new beginning from heads). */
  reset: boolean;
  messages: readonly Message[];
  removed: readonly { chatId: ChatId; id: number }[];
  cleared: readonly { chatId: ChatId; upTo: number }[];
  chats: readonly StoredChat[];
  facts: readonly StoredFacts[];
  /** What left the outbox, with the messages it became: a crash between the two would lose them here. */
  unqueued: readonly string[];
  cursors: Readonly<Record<StreamKind, number>>;
}

/** Messages that storage let go of, and when it has the next one to let go of. */
export interface ExpiredMessages {
  expired: readonly { chatId: ChatId; id: number }[];
  next: number | null;
}

/** Durable storage of one person on one terminal. Every method may reject; the engine goes on without. */
export interface SyncStore {
  load: () => Promise<StoredState>;
  /** The queue alone, as it is now: other tabs write to it too. */
  outbox: () => Promise<readonly OutboxItem[]>;
  /** The newest `limit` messages with id below `before`, ascending. */
  messagesBefore: (chatId: ChatId, before: number, limit: number) => Promise<Message[]>;
  /** Deletes messages whose time has come. Answers which, and when the next one goes; null when none does. */
  deleteExpired: (now: number) => Promise<ExpiredMessages>;
  write: (batch: StoreBatch) => Promise<void>;
  putOutbox: (items: readonly OutboxItem[]) => Promise<void>;
  /** Takes items out that are not to be sent any more. */
  deleteOutbox: (tmpIds: readonly string[]) => Promise<void>;
}
