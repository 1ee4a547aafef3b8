import { storageUnavailable } from "./storage/storage-unavailable.ts";

/** Copies of what the server said, which it can say again: they make room for what it cannot. */
export const COPY_PREFIX = "kept:";
const PROBE = "probe";

/** What local storage did not take: it stands for the life of the page; null is what could not be removed. */
const memory = new Map<string, string | null>();

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function makeRoom(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(COPY_PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where it is forbidden there is none to make.
  }
}

/** Whether not even a letter can be kept: then nothing is. */
const takesNothing = (): boolean => !write(PROBE, "1") || !write(PROBE, null);

/** Local storage; where it is missing, forbidden or full, memory that ends with the page, which is said once. */
export const local = {
  get(key: string): string | null {
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns whether it will be there after the page. */
  set(key: string, value: string | null): boolean {
    let stored = write(key, value);
    if (!stored && !key.startsWith(COPY_PREFIX)) {
      makeRoom();
      stored = write(key, value);
    }
    if (stored) memory.delete(key);
    else {
      // What stands there is of before, and would be taken for this at the next start.
      write(key, null);
      memory.set(key, value);
      if (takesNothing()) storageUnavailable.set(true);
    }
    return stored;
  },
  /** Everything under keys that begin so goes. */
  forget(prefix: string): void {
    const stored = ((): string[] => {
      try {
        return Object.keys(localStorage);
      } catch {
        return [];
      }
    })();
    for (const key of new Set([...stored, ...memory.keys()])) if (key.startsWith(prefix)) this.set(key, null);
  },
};

/** Another tab wrote it: that is newer than what this one could not store. */
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== null) memory.delete(key);
});
