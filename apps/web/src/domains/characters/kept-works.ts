import { keepCopy, keptCopy } from "../../platform/kept.ts";
import type { Work } from "./work.ts";

const WORKS = "making";
const NAMES = "making-begun";
/** Begun characters whose server's id is remembered, for pages that are opened again by their first address. */
const REMEMBERED = 30;

const recordOf = <T>(kept: unknown): Record<string, T> =>
  typeof kept === "object" && kept !== null ? (kept as Record<string, T>) : {};

/** Works with something the server does not know, as they were kept on this device. */
export const keptWorks = (): Record<string, Work> => recordOf<Work>(keptCopy(WORKS));

/** Keeps a work on this device, or forgets it. */
export function keepWork(key: string, work: Work | null): void {
  const { [key]: before, ...others } = keptWorks();
  if (work === null && before === undefined) return;
  keepCopy(WORKS, work === null ? others : { ...others, [key]: work });
}

/** Remembers which of the server's drafts was begun here under a key. */
export function rememberId(key: string, id: number): void {
  const { [key]: _, ...others } = recordOf<number>(keptCopy(NAMES));
  keepCopy(NAMES, Object.fromEntries([...Object.entries(others), [key, id]].slice(-REMEMBERED)));
}

/** The server's id of what was begun here under a key. */
export const rememberedId = (key: string): number | null => recordOf<number>(keptCopy(NAMES))[key] ?? null;
