import type { Message, OutboxItem, StoredChat, StoredFacts } from "@4d/sync";
import type { DBSchema, IDBPDatabase } from "idb";
import type { StoredDraft, StoredUpload } from "./chat-store.ts";
import { openDatabase } from "./indexed-db.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

/** Tables and their keys; with `[chatId, id]`, "the newest 50 of a chat" is a range of keys. */
const keys = {
  messages: ["chatId", "id"],
  chats: "chatId",
  facts: ["chatId", "id"],
  outbox: "tmpId",
  uploads: "tmpId",
  drafts: "chatId",
  values: "key",
} as const;
/** Rows of these tables. */
export interface ChatSchema extends DBSchema {
  messages: { key: [string, number]; value: Message; indexes: { gone: number } };
  chats: { key: string; value: StoredChat };
  facts: { key: [string, number]; value: StoredFacts };
  outbox: { key: string; value: OutboxItem };
  uploads: { key: string; value: StoredUpload };
  drafts: { key: string; value: StoredDraft & { chatId: string } };
  values: { key: string; value: { key: string; value: unknown } };
}
export type ChatDatabase = IDBPDatabase<ChatSchema>;
export type TableName = keyof typeof keys;
/** The index of messages that disappear, by the time at which they do. */
export const EXPIRY_INDEX = "gone";
/** Times ten, because the library that made the first databases counts that way. */
const VERSION = 20;

export const databaseName = (uid: number): string => `chats-${uid}`;

let madeFor: number | null = null;

/** Whether this page found no database of this person and made one. */
export const isDatabaseNew = (uid: number): boolean => madeFor === uid;

/** One person's database. @throws when IndexedDB is missing, forbidden or broken. */
const openChatDatabase = (uid: number): Promise<ChatDatabase> =>
  openDatabase<ChatSchema>(databaseName(uid), VERSION, (db, upgrade) => {
    if (db.objectStoreNames.length === 0) madeFor = uid;
    for (const [name, keyPath] of Object.entries(keys) as [TableName, string | readonly string[]][]) {
      if (db.objectStoreNames.contains(name)) continue;
      db.createObjectStore(name, { keyPath: typeof keyPath === "string" ? keyPath : [...keyPath] });
    }
    upgrade.objectStore("messages").createIndex(EXPIRY_INDEX, "extra.gone");
  });

/**
 * Opens a database again after the browser closed it. @throws when it no longer exists: an empty one made in its place
 * would pass for the complete one at the next start.
 */
export const reopenChatDatabase = (uid: number): Promise<ChatDatabase> =>
  withStorageTimeout(openDatabase<ChatSchema>(databaseName(uid), VERSION, (_, upgrade) => upgrade.abort()));

let prefetched: { uid: number; db: Promise<ChatDatabase> } | null = null;

/** Begins to open a person's database while the code that reads it is still being fetched. */
export function prefetchChatDatabase(uid: number): void {
  const db = openChatDatabase(uid);
  // The caller of `takeChatDatabase` gets the failure.
  db.catch(() => undefined);
  prefetched = { uid, db };
}

/** The database opened early, or opened now. @throws when IndexedDB is missing, forbidden or broken. */
export function takeChatDatabase(uid: number): Promise<ChatDatabase> {
  const known = prefetched;
  prefetched = null;
  return known?.uid === uid ? known.db : openChatDatabase(uid);
}
