import { openDatabase } from "./indexed-db.ts";

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
/** Times ten, as the library counted that made the first ones. */
const VERSION = 10;

export const databaseName = (uid: number): string => `chats-${uid}`;

/** One person's database. @throws when IndexedDB is missing, forbidden or broken. */
export const openChatDatabase = (uid: number): Promise<IDBDatabase> =>
  openDatabase(databaseName(uid), VERSION, (db) => {
    for (const [name, keyPath] of Object.entries(keys)) {
      db.createObjectStore(name, { keyPath: typeof keyPath === "string" ? keyPath : [...keyPath] });
    }
  });
