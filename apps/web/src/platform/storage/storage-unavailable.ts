import { signal } from "../signal.ts";

/**
 * This device keeps nothing, or nothing more: storage is missing, refused, full or silent. Said once, see
 * `app/storage-warning.ts`.
 */
export const storageUnavailable = signal(false);
