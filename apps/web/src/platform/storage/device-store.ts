import type { DBSchema, IDBPDatabase } from "idb";
import { me, signedOut } from "../session.ts";
import { dropDatabase, openDatabase } from "./indexed-db.ts";
import { storageUnavailable } from "./storage-unavailable.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

const TABLE = "things";
/** A large story on a slow phone takes its time, ms. */
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
 * What IndexedDB did not take lives as long as the page, before what lies there; undefined is what it did not let go
 * of.
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

/** Things of this account that are too large for local storage: drafts of stories, stories to read without network. */
export const deviceStore = {
  /** What lies there, unchecked; undefined when there is nothing. */
  async get(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key);
    try {
      const db = await database();
      return await withStorageTimeout(db.get(TABLE, key));
    } catch {
      return undefined;
    }
  },
  /** Everything whose key begins so, by key. */
  async all(prefix: string): Promise<Map<string, unknown>> {
    const here = new Map(await this.stored(prefix));
    for (const [key, value] of memory) {
      if (key.startsWith(prefix)) here.set(key, value);
      if (value === undefined) here.delete(key);
    }
    return here;
  },
  /** What lies on the disk alone. */
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
   * Puts a thing there, or takes it away (undefined). A full disk does not take it: then the server's copy is the one
   * that counts.
   */
  async put(key: string, value: unknown): Promise<void> {
    try {
      const db = await database();
      const done = value === undefined ? db.delete(TABLE, key) : db.put(TABLE, value, key);
      await withStorageTimeout<unknown>(done, WRITE_MS);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      // Nothing is stored, and nothing reported, for people who are not logged in.
      if (me.get() !== null) storageUnavailable.set(true);
    }
  },
};

// Leaving an account leaves nothing of it behind on the device (`rules §4.13`).
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
