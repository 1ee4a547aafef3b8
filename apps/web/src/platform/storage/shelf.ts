import { left, me } from "../session.ts";
import { answer, end, openDatabase } from "./indexed-db.ts";

const TABLE = "things";
const nameOf = (uid: number): string => `shelf-${uid}`;

interface Opened {
  uid: number;
  db: Promise<IDBDatabase>;
}
let opened: Opened | null = null;
/** Where there is no IndexedDB things live as long as the page. */
const memory = new Map<string, unknown>();

function database(): Promise<IDBDatabase> {
  const uid = me.get()?.uid;
  if (uid === undefined || !("indexedDB" in globalThis)) return Promise.reject(new Error("no shelf"));
  if (opened?.uid !== uid) {
    opened = { uid, db: openDatabase(nameOf(uid), 1, (db) => void db.createObjectStore(TABLE)) };
    opened.db.catch(() => undefined);
  }
  return opened.db;
}

/** Things of this account that are too large for local storage: drafts of stories, stories to read without network. */
export const shelf = {
  /** What lies there, unchecked; undefined when there is nothing. */
  async get(key: string): Promise<unknown> {
    try {
      const db = await database();
      return await answer<unknown>(db.transaction(TABLE).objectStore(TABLE).get(key));
    } catch {
      return memory.get(key);
    }
  },
  /** Everything whose key begins so, by key. */
  async all(prefix: string): Promise<Map<string, unknown>> {
    try {
      const table = (await database()).transaction(TABLE).objectStore(TABLE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await Promise.all([
        answer<string[]>(table.getAllKeys(range)),
        answer<unknown[]>(table.getAll(range)),
      ]);
      return new Map(keys.map((key, at) => [key, values[at]]));
    } catch {
      return new Map([...memory].filter(([key]) => key.startsWith(prefix)));
    }
  },
  /** Puts a thing there, or takes it away (undefined). A full disk loses it silently: the server's copy is the one that counts. */
  async put(key: string, value: unknown): Promise<void> {
    try {
      const transaction = (await database()).transaction(TABLE, "readwrite");
      const done = end(transaction);
      if (value === undefined) transaction.objectStore(TABLE).delete(key);
      else transaction.objectStore(TABLE).put(value, key);
      await done;
    } catch {
      if (value === undefined) memory.delete(key);
      else memory.set(key, value);
    }
  },
};

// Leaving an account leaves nothing of it behind on the device (`seed §4` Exit).
left.on(() => {
  memory.clear();
  const gone = opened;
  opened = null;
  void gone?.db.then(
    (db) => {
      db.close();
      indexedDB.deleteDatabase(nameOf(gone.uid));
    },
    () => undefined,
  );
});
