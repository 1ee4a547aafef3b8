import { keepCopy, keptCopy } from "../../platform/kept.ts";
import { shelf } from "../../platform/storage/shelf.ts";
import type { Work } from "./work.ts";

const PREFIX = "story-work:";
/** Which works lie there, in storage that is read at once: at a start nobody waits for a database in vain. */
const UNSAVED = "stories-unsaved";
const BEGUN = "stories-begun";
/** Begun stories whose server's id is remembered, for pages that are opened again by their first address. */
const REMEMBERED = 30;

/** What a page that is being left has no time to lay on the shelf: written at once, or not at all. */
const HURRIED = "story-work-last:";

/** The keys of works with something the server does not know. */
export function unsavedKeys(): string[] {
  const kept = keptCopy(UNSAVED);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
}

/** A work as it was kept on this device. */
export async function keptWork(key: string): Promise<Work | undefined> {
  // Whatever is laid on the shelf later takes the hurried copy away first.
  const hurried = keptCopy(HURRIED + key) as Work | null;
  return hurried ?? ((await shelf.get(PREFIX + key)) as Work | undefined);
}

/** Keeps a work for whoever opens it next, by a page that is being left. */
export function keepHurriedly(key: string, work: Work): void {
  keepWork(key, work);
  keepCopy(HURRIED + key, work);
}

/** Keeps a work on this device, or forgets it. */
export function keepWork(key: string, work: Work | null): void {
  keepCopy(HURRIED + key, null);
  const keys = unsavedKeys();
  const isThere = keys.includes(key);
  if (work === null && !isThere) return;
  if (isThere !== (work !== null))
    keepCopy(UNSAVED, work === null ? keys.filter((one) => one !== key) : [...keys, key]);
  void shelf.put(PREFIX + key, work ?? undefined);
}

const begun = (): Record<string, number> => {
  const kept = keptCopy(BEGUN);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
};

/** Remembers which of the server's drafts was begun here under a key. */
export function rememberId(key: string, id: number): void {
  const { [key]: _, ...others } = begun();
  keepCopy(BEGUN, Object.fromEntries([...Object.entries(others), [key, id]].slice(-REMEMBERED)));
}

/** The server's id of what was begun here under a key. */
export const rememberedId = (key: string): number | null => begun()[key] ?? null;

/** The key under which a draft of the server was begun here. */
export const rememberedKey = (id: number): string | undefined =>
  Object.entries(begun()).find(([, known]) => known === id)?.[0];
