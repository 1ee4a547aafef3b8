import type { Message } from "@4d/sync";
import type { IDBPObjectStore } from "idb";
import type { ChatDatabase, ChatSchema, TableName } from "./chat-database.ts";

/** The tables of a transaction. */
export type Tables<Mode extends IDBTransactionMode> = <Name extends TableName>(
  name: Name,
) => IDBPObjectStore<ChatSchema, TableName[], Name, Mode>;

const ignore = () => undefined;

/** Reads in one transaction. @throws the error of a request. */
export function readChats<T>(
  db: ChatDatabase,
  names: TableName[],
  read: (table: Tables<"readonly">) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction(names, "readonly");
  transaction.done.catch(ignore);
  return read((name) => transaction.objectStore(name));
}

/** The changes of one transaction; pass every request that they neither await nor return to `ask`. */
export type Change = (table: Tables<"readwrite">, ask: (request: Promise<unknown>) => void) => unknown;

/**
 * Makes changes in one transaction; resolves when they are stored. @throws the error of a request, which says more than
 * the transaction's own (an `AbortError`), or the reason why the transaction failed.
 */
export async function changeChats(db: ChatDatabase, names: TableName[], change: Change): Promise<void> {
  const transaction = db.transaction(names, "readwrite", { durability: "relaxed" });
  transaction.done.catch(ignore);
  const asked: Promise<unknown>[] = [];
  try {
    await change(
      (name) => transaction.objectStore(name),
      (request) => {
        // When one request fails, all do; the first failure rejects below.
        request.catch(ignore);
        asked.push(request);
      },
    );
    await Promise.all(asked);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    await transaction.done.catch(ignore);
    throw error;
  }
  await transaction.done;
}

type Messages = IDBPObjectStore<ChatSchema, TableName[], "messages", "readonly">;

/** Passes the messages of a range to `take`, the last one first, until it returns "enough". */
export async function readBackwards(
  messages: Messages,
  range: IDBKeyRange | null,
  take: (message: Message) => "more" | "enough",
): Promise<void> {
  let cursor = await messages.openCursor(range, "prev");
  while (cursor !== null && take(cursor.value) === "more") cursor = await cursor.continue();
}

/** Newer browsers read many rows from the end at once instead of one by one. */
interface FromTheEnd {
  getAll: (options: { query: IDBKeyRange; count: number; direction: "prev" }) => Promise<Message[]>;
  getAllRecords: unknown;
}
const canReadFromTheEnd = (messages: object): messages is FromTheEnd => "getAllRecords" in messages;

/** The last messages of a range, the last one first. */
export async function readLast(messages: Messages, range: IDBKeyRange, count: number): Promise<Message[]> {
  if (count <= 0) return [];
  const newer: object = messages;
  if (canReadFromTheEnd(newer)) return newer.getAll({ query: range, count, direction: "prev" });
  const last: Message[] = [];
  await readBackwards(messages, range, (message) => (last.push(message) < count ? "more" : "enough"));
  return last;
}
