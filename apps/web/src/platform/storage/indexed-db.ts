/** Deletes a database where there may be one. Nobody waits for it: it may be forbidden, or blocked for ever. */
export function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // What cannot be deleted could not be made.
  }
}

/** Any request, whatever it asks for. */
interface DatabaseRequest {
  readonly result: unknown;
  readonly error: DOMException | null;
  addEventListener: (type: "success" | "error", listener: () => void) => void;
}

/** The answer of a request; only we write these tables, so it is what was put there. @throws the request's error. */
export const requestResult = <T>(request: DatabaseRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result as T));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });

/** The end of a transaction: all of it is stored, or none. @throws why it was given up. */
export const transactionEnd = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB gave up"));
  });

/** Rows from the end of a range downwards, until `take` has had enough. */
export const readBackwards = <T>(
  store: IDBObjectStore,
  range: IDBKeyRange | null,
  take: (row: T) => "more" | "enough",
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = store.openCursor(range, "prev");
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) return resolve();
      const row: unknown = cursor.value;
      if (take(row as T) === "enough") resolve();
      else cursor.continue();
    };
  });

/** What newer browsers can: many rows from the end at once instead of one by one. */
interface FromTheEnd {
  getAll: (options: { query: IDBKeyRange; count: number; direction: "prev" }) => DatabaseRequest;
  getAllRecords: unknown;
}
const canReadFromTheEnd = (store: object): store is FromTheEnd => "getAllRecords" in store;

/** The last rows of a range, the last one first. */
export async function readLast<T>(store: IDBObjectStore, range: IDBKeyRange, count: number): Promise<T[]> {
  if (count <= 0) return [];
  const newer: object = store;
  if (canReadFromTheEnd(newer))
    return requestResult<T[]>(newer.getAll({ query: range, count, direction: "prev" }));
  const rows: T[] = [];
  await readBackwards<T>(store, range, (row) => (rows.push(row) < count ? "more" : "enough"));
  return rows;
}

/**
 * Opens a database, made by `make` where there is none. It gives way to another tab that deletes it. Rejects, and never
 * throws at once, where there is no IndexedDB, or it is forbidden, broken or of a later version; it may never answer.
 */
export async function openDatabase(
  name: string,
  version: number,
  make: (db: IDBDatabase, upgrade: IDBTransaction) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    if (request.transaction !== null) make(request.result, request.transaction);
  };
  return requestResult<IDBDatabase>(request).then((db) => {
    db.onversionchange = () => db.close();
    return db;
  });
}
