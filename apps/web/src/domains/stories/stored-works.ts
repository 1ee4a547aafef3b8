import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { deviceStore } from "../../platform/storage/device-store.ts";
import type { Work } from "./story-work.ts";

const PREFIX = "story-work:";
/** Which works lie there, in storage that is read at once: at a start nobody waits for a database in vain. */
const UNSAVED = "stories-unsaved";
const STARTED = "stories-begun";
/** Begun stories whose server's id is remembered, for pages that are opened again by their first address. */
const STARTED_MAX = 30;

/** What a page that is being left has no time to lay on the shelf: written at once, or not at all. */
const LAST_COPY = "story-work-last:";

/** The keys of works with something the server does not know. */
export function unsavedKeys(): string[] {
  const stored = loadCopy(UNSAVED);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
}

/** A work as it was kept on this device. */
export async function loadStoredWork(key: string): Promise<Work | undefined> {
  // Whatever is laid on the shelf later takes the hurried copy away first.
  const lastCopy = loadCopy(LAST_COPY + key) as Work | null;
  return lastCopy ?? ((await deviceStore.get(PREFIX + key)) as Work | undefined);
}

/** Keeps a work for whoever opens it next, by a page that is being left. */
export function storeWorkSync(key: string, work: Work): void {
  storeWork(key, work);
  saveCopy(LAST_COPY + key, work);
}

/** Keeps a work on this device, or forgets it. */
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

/** Remembers which of the server's drafts was begun here under a key. */
export function rememberId(key: string, id: number): void {
  const { [key]: _, ...others } = startedIds();
  saveCopy(STARTED, Object.fromEntries([...Object.entries(others), [key, id]].slice(-STARTED_MAX)));
}

/** The server's id of what was begun here under a key. */
export const rememberedId = (key: string): number | null => startedIds()[key] ?? null;

/** The key under which a draft of the server was begun here. */
export const rememberedKey = (id: number): string | undefined =>
  Object.entries(startedIds()).find(([, known]) => known === id)?.[0];
