import { storageUnavailable } from "./storage/storage-unavailable.ts";

/** The prefix of copies of server answers. They are deleted to make room for data that the server does not have. */
export const COPY_PREFIX = "kept:";
const PROBE = "probe";

/** Values that local storage did not store, until the page ends; null marks a key that could not be removed. */
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
    // Local storage is forbidden, so there is nothing to delete.
  }
}

/** Whether not even one character can be stored. */
const takesNothing = (): boolean => !write(PROBE, "1") || !write(PROBE, null);

/** Local storage; if it is missing, forbidden or full, memory until the page ends. `storageUnavailable` reports it. */
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
  /** @returns whether the value is stored beyond the end of the page. */
  set(key: string, value: string | null): boolean {
    let stored = write(key, value);
    if (!stored && !key.startsWith(COPY_PREFIX)) {
      makeRoom();
      stored = write(key, value);
    }
    if (stored) memory.delete(key);
    else {
      // The stored value is older, and the next start would read it.
      write(key, null);
      memory.set(key, value);
      if (takesNothing()) storageUnavailable.set(true);
    }
    return stored;
  },
  /** Deletes all keys with this prefix. */
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

/** Another tab wrote the key: its value is newer than the one this tab could not store. */
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== null) memory.delete(key);
});
