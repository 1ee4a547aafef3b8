import { answer, end, openDatabase } from "../../platform/storage/indexed-db.ts";
import { notKept } from "../../platform/storage/not-kept.ts";
import { withPatience } from "../../platform/storage/with-patience.ts";
import type { PlayedStep } from "./craft.api.ts";
import type { Thing } from "./thing.ts";

/** What is kept of the game on this device: what I have, and what was played that the server has not heard of. */
export interface KeptCraft {
  things: Thing[];
  firsts: number;
  queue: PlayedStep[];
}

const TABLE = "craft";
const KEY = "game";
const nameOf = (uid: number): string => `craft-${uid}`;

const isKept = (value: unknown): value is KeptCraft =>
  typeof value === "object" && value !== null && "things" in value && "queue" in value;

let opened: { uid: number; db: Promise<IDBDatabase> } | null = null;

function database(uid: number): Promise<IDBDatabase> {
  if (opened?.uid === uid) return opened.db;
  const db = withPatience(openDatabase(nameOf(uid), 1, (made) => made.createObjectStore(TABLE)));
  db.catch(() => {
    opened = null;
  });
  opened = { uid, db };
  return db;
}

/** What is kept; null where nothing is, or nothing can be. */
export async function keptCraft(uid: number): Promise<KeptCraft | null> {
  try {
    const store = (await database(uid)).transaction(TABLE, "readonly").objectStore(TABLE);
    const kept = await withPatience(answer<unknown>(store.get(KEY)));
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it. Where storage is forbidden, the game lasts as long as the page. */
export async function keepCraft(uid: number, kept: KeptCraft): Promise<void> {
  try {
    const transaction = (await database(uid)).transaction(TABLE, "readwrite");
    const ended = end(transaction);
    transaction.objectStore(TABLE).put(kept, KEY);
    await ended;
  } catch {
    notKept.set(true);
    // The server has everything but what was played without it.
  }
}
