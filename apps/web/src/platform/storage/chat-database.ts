import { openDatabase } from "./indexed-db.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

/** Tables and their keys; `[chatId, id]` answers "the newest 50 of a chat" from the key itself. */
const keys = {
  messages: ["chatId", "id"],
  chats: "chatId",
  facts: ["chatId", "id"],
  outbox: "tmpId",
  uploads: "tmpId",
  drafts: "chatId",
  values: "key",
} as const;
export type TableName = keyof typeof keys;
/** Messages that disappear, by their time; the others are not in it. */
export const EXPIRY_INDEX = "gone";
/** Times ten, as the library counted that made the first ones. */
const VERSION = 20;

export const databaseName = (uid: number): string => `chats-${uid}`;

/** One person's database. @throws when IndexedDB is missing, forbidden or broken. */
const openChatDatabase = (uid: number): Promise<IDBDatabase> =>
  openDatabase(databaseName(uid), VERSION, (db, upgrade) => {
    for (const [name, keyPath] of Object.entries(keys)) {
      if (db.objectStoreNames.contains(name)) continue;
      db.createObjectStore(name, { keyPath: typeof keyPath === "string" ? keyPath : [...keyPath] });
    }
    upgrade.objectStore("messages").createIndex(EXPIRY_INDEX, "extra.gone");
  });

/**
 * Opens again what was open before. @throws when it is gone: made anew, it would be taken at the next start for all
 * there is.
 */
export const reopenChatDatabase = (uid: number): Promise<IDBDatabase> =>
  withStorageTimeout(openDatabase(databaseName(uid), VERSION, (_, upgrade) => upgrade.abort()));

let prefetched: { uid: number; db: Promise<IDBDatabase> } | null = null;

/** Begins to open a person's database while the code that reads it is still being fetched. */
export function prefetchChatDatabase(uid: number): void {
  const db = openChatDatabase(uid);
  // Whoever takes it hears of a failure.
  db.catch(() => undefined);
  prefetched = { uid, db };
}

/** The database opened early, or opened now. @throws when IndexedDB is missing, forbidden or broken. */
export function takeChatDatabase(uid: number): Promise<IDBDatabase> {
  const known = prefetched;
  prefetched = null;
  return known?.uid === uid ? known.db : openChatDatabase(uid);
}
