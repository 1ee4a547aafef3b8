import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase } from "../../platform/storage/indexed-db.ts";
import { storageUnavailable } from "../../platform/storage/storage-unavailable.ts";
import { withStorageTimeout } from "../../platform/storage/with-storage-timeout.ts";
import type { PlayedStep } from "./craft.api.ts";
import type { Thing } from "./thing.ts";

/** The game as stored on this device: my elements, and the combinations the server does not know yet. */
export interface StoredCraft {
  things: Thing[];
  firsts: number;
  queue: PlayedStep[];
}

const TABLE = "craft";
const KEY = "game";
const databaseName = (uid: number): string => `craft-${uid}`;

interface CraftSchema extends DBSchema {
  craft: { key: string; value: unknown };
}

const isStoredCraft = (value: unknown): value is StoredCraft =>
  typeof value === "object" && value !== null && "things" in value && "queue" in value;

let opened: { uid: number; db: Promise<IDBPDatabase<CraftSchema>> } | null = null;

function database(uid: number): Promise<IDBPDatabase<CraftSchema>> {
  if (opened?.uid === uid) return opened.db;
  const db = withStorageTimeout(
    openDatabase<CraftSchema>(databaseName(uid), 1, (made) => void made.createObjectStore(TABLE)),
  );
  db.catch(() => {
    opened = null;
  });
  opened = { uid, db };
  return db;
}

/** The stored game; null if there is none, or storage is unavailable. */
export async function loadStoredCraft(uid: number): Promise<StoredCraft | null> {
  try {
    const db = await database(uid);
    const stored = await withStorageTimeout(db.get(TABLE, KEY));
    return isStoredCraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the game. If storage is forbidden, the game lasts as long as the page. */
export async function storeCraft(uid: number, stored: StoredCraft): Promise<void> {
  try {
    await (await database(uid)).put(TABLE, stored, KEY);
  } catch {
    storageUnavailable.set(true);
    // The server has everything except combinations made offline.
  }
}
