import { emptySheet } from "@4d/contract";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import type { Work } from "./work.ts";

const WORKS = "making";
const NAMES = "making-begun";
/** The most keys of begun characters that are remembered with the server's id, for pages opened by their old address. */
const REMEMBERED = 30;

const recordOf = <T>(stored: unknown): Record<string, T> =>
  typeof stored === "object" && stored !== null ? (stored as Record<string, T>) : {};

/** A work as an older version of the app stored it, with the fields that sheets have since. */
const withNewFields = (work: Work): Work => ({
  ...work,
  base: { ...emptySheet, ...work.base },
  sheet: { ...emptySheet, ...work.sheet },
});

/** Works with unsaved changes, as stored on this device. */
export const unsavedWorks = (): Record<string, Work> =>
  Object.fromEntries(
    Object.entries(recordOf<Work>(loadCopy(WORKS))).map(([key, work]) => [key, withNewFields(work)]),
  );

/** Stores a work on this device; null removes it. */
export function saveWorkLocally(key: string, work: Work | null): void {
  const { [key]: before, ...others } = unsavedWorks();
  if (work === null && before === undefined) return;
  saveCopy(WORKS, work === null ? others : { ...others, [key]: work });
}

/** Remembers the server's id of a draft that was begun here under a key. */
export function rememberId(key: string, id: number): void {
  const { [key]: _, ...others } = recordOf<number>(loadCopy(NAMES));
  saveCopy(NAMES, Object.fromEntries([...Object.entries(others), [key, id]].slice(-REMEMBERED)));
}

/** The server's id of a draft that was begun here under a key; null if it is unknown. */
export const rememberedId = (key: string): number | null => recordOf<number>(loadCopy(NAMES))[key] ?? null;
