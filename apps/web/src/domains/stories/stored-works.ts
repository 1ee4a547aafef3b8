import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { deviceStore } from "../../platform/storage/device-store.ts";
import type { Work } from "./story-work.ts";

const PREFIX = "story-work:";
/** Keys of stored works, in synchronous storage: a start need not open a database in vain. */
const UNSAVED = "stories-unsaved";
const STARTED = "stories-begun";
/** Most new stories whose server id is remembered, for pages reopened by their first address. */
const STARTED_MAX = 30;

/** A page that is being closed has no time for the database: this copy is written synchronously. */
const LAST_COPY = "story-work-last:";

/** The keys of works with changes the server does not have. */
export function unsavedKeys(): string[] {
  const stored = loadCopy(UNSAVED);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
}

/** The stored work of this device. */
export async function loadStoredWork(key: string): Promise<Work | undefined> {
  // A later regular write removes this copy first.
  const lastCopy = loadCopy(LAST_COPY + key) as Work | null;
  return lastCopy ?? ((await deviceStore.get(PREFIX + key)) as Work | undefined);
}

/** Stores a work synchronously, from a page that is being closed. */
export function storeWorkSync(key: string, work: Work): void {
  storeWork(key, work);
  saveCopy(LAST_COPY + key, work);
}

/** Stores a work on this device, or deletes it. */
export function storeWork(key: string, work: Work | null): void {
  saveCopy(LAST_COPY + key, null);
  const keys = unsavedKeys();
  const isThere = keys.includes(key);
  if (work === null && !isThere) return;
  if (isThere !== (work !== null))
    saveCopy(UNSAVED, work === null ? keys.filter((one) => one !== key) : [...keys, key]);
  void deviceStore.put(PREFIX + key, work ?? undefined);
}

const startedIds = (): Record<string, number> => {
  const stored = loadCopy(STARTED);
  return typeof stored === "object" && stored !== null ? (stored as Record<string, number>) : {};
};

/** Remembers the server's id of a draft created here under a key. */
export function rememberId(key: string, id: number): void {
  const { [key]: _, ...others } = startedIds();
  saveCopy(STARTED, Object.fromEntries([...Object.entries(others), [key, id]].slice(-STARTED_MAX)));
}

/** The server's id of a draft created here under a key. */
export const rememberedId = (key: string): number | null => startedIds()[key] ?? null;

/** The key under which a server's draft was created here. */
export const rememberedKey = (id: number): string | undefined =>
  Object.entries(startedIds()).find(([, known]) => known === id)?.[0];
