import { signal } from "../signal.ts";

/**
 * This device stores nothing, or nothing more: storage is missing, refused, full or does not respond.
 * `app/wiring.ts` warns the person once.
 */
export const storageUnavailable = signal(false);
