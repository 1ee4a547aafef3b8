import { signal } from "../signal.ts";

/** Whose messages are stored here. It outlives the database where a browser deletes only that, as Chromium does. */
const KEY = "chats_of";

/** The browser deleted this person's stored chats. `domains/device/background.ts` says so once. */
export const storageEvicted = signal(false);

// Not through `local`: without this mark nothing is lost, so nobody is warned that it could not be stored.
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Local storage is missing, refused or full.
  }
}

/** Messages of this person are in the database. */
export const rememberStored = (uid: number): void => quietly(() => localStorage.setItem(KEY, String(uid)));

/** The app deletes the database itself. */
export const forgetStored = (): void => quietly(() => localStorage.removeItem(KEY));

/** A person's database did not exist and is made. */
export const noteNewDatabase = (uid: number): void =>
  quietly(() => {
    if (localStorage.getItem(KEY) === String(uid)) storageEvicted.set(true);
  });
