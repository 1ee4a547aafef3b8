import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";

/** Deletes a database where there may be one. Nobody waits for it: it may be forbidden, or blocked for ever. */
export function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // What cannot be deleted could not be made.
  }
}

/**
 * Opens a database, made by `make` where there is none. It gives way to another tab that deletes it. Rejects, and never
 * throws at once, where there is no IndexedDB, or it is forbidden, broken or of a later version; it may never answer.
 */
export async function openDatabase<S extends DBSchema>(
  name: string,
  version: number,
  make: (db: IDBPDatabase<S>, upgrade: IDBTransaction) => void,
): Promise<IDBPDatabase<S>> {
  const opening = openDB<S>(name, version, {
    upgrade(db, _old, _new, upgrade) {
      // Opening fails with it, which is enough to hear of it.
      upgrade.done.catch(() => undefined);
      make(db, unwrap(upgrade));
    },
    blocking: () => void opening.then((db) => db.close()),
  });
  return opening;
}
