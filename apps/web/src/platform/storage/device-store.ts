import type { DBSchema, IDBPDatabase } from "idb";
import { me, signedOut } from "../session.ts";
import { dropDatabase, openDatabase } from "./indexed-db.ts";
import { storageUnavailable } from "./storage-unavailable.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

const TABLE = "things";
/** The longest time for a write, ms: a large story takes long on a slow phone. */
const WRITE_MS = 30_000;
const nameOf = (uid: number): string => `shelf-${uid}`;

interface DeviceSchema extends DBSchema {
  things: { key: string; value: unknown };
}
interface Opened {
  uid: number;
  db: Promise<IDBPDatabase<DeviceSchema>>;
}
let opened: Opened | null = null;
/**
 * Values that IndexedDB did not store, until the page ends. They override the stored ones; undefined marks a value
 * that it did not delete.
 */
const memory = new Map<string, unknown>();

function database(): Promise<IDBPDatabase<DeviceSchema>> {
  const uid = me.get()?.uid;
  if (uid === undefined) return Promise.reject(new Error("no shelf"));
  if (opened?.uid !== uid) {
    const db = openDatabase<DeviceSchema>(nameOf(uid), 1, (made) => void made.createObjectStore(TABLE));
    opened = { uid, db: withStorageTimeout(db) };
    opened.db.catch(() => undefined);
  }
  return opened.db;
}

/** Data of this account that is too large for local storage: drafts of stories, stories to read without a network. */
export const deviceStore = {
  /** The value of a key, unchecked; undefined if there is none. */
  async get(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key);
    try {
      const db = await database();
      return await withStorageTimeout(db.get(TABLE, key));
    } catch {
      return undefined;
    }
  },
  /** All values whose key has this prefix, by key. */
  async all(prefix: string): Promise<Map<string, unknown>> {
    const here = new Map(await this.stored(prefix));
    for (const [key, value] of memory) {
      if (key.startsWith(prefix)) here.set(key, value);
      if (value === undefined) here.delete(key);
    }
    return here;
  },
  /** Like `all`, but only what is on the disk. */
  async stored(prefix: string): Promise<[string, unknown][]> {
    try {
      const { store } = (await database()).transaction(TABLE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await withStorageTimeout(
        Promise.all([store.getAllKeys(range), store.getAll(range)]),
      );
      return keys.map((key, at) => [key, values[at]]);
    } catch {
      return [];
    }
  },
  /**
   * Stores a value; undefined deletes it. If the disk is full, the value is only held in memory, and the server's copy
   * is the one that lasts.
   */
  async put(key: string, value: unknown): Promise<void> {
    try {
      const db = await database();
      const done = value === undefined ? db.delete(TABLE, key) : db.put(TABLE, value, key);
      await withStorageTimeout<unknown>(done, WRITE_MS);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      // Without a login nothing can be stored, so there is nothing to report.
      if (me.get() !== null) storageUnavailable.set(true);
    }
  },
};

// A logout leaves nothing of the account on the device (`rules §4.13`).
signedOut.on(() => {
  memory.clear();
  const closed = opened;
  opened = null;
  void closed?.db.then(
    (db) => {
      db.close();
      dropDatabase(nameOf(closed.uid));
    },
    () => undefined,
  );
});
