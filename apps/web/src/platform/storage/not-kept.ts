import { signal } from "../signal.ts";

/** This device keeps nothing, or nothing more: storage is missing, refused, full or silent. Said once, see `app/say-not-kept.ts`. */
export const notKept = signal(false);
