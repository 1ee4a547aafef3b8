import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";

/** Deletes a database if it exists. Nothing waits for this: it may be forbidden, or blocked for ever. */
export function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Without IndexedDB there is no database to delete.
  }
}

/**
 * Opens a database; `make` creates it if it does not exist. The connection closes when another tab deletes the
 * database. Rejects, and never throws, if IndexedDB is missing or forbidden, or the database is broken or of a later
 * version; it may never settle.
 */
export async function openDatabase<S extends DBSchema>(
  name: string,
  version: number,
  make: (db: IDBPDatabase<S>, upgrade: IDBTransaction) => void,
): Promise<IDBPDatabase<S>> {
  const opening = openDB<S>(name, version, {
    upgrade(db, _old, _new, upgrade) {
      // When the transaction fails, opening rejects, which is enough.
      upgrade.done.catch(() => undefined);
      make(db, unwrap(upgrade));
    },
    blocking: () => void opening.then((db) => db.close()),
  });
  return opening;
}
