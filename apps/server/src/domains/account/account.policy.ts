const DAY = 24 * 3_600_000;

/** How long one may come back after asking for the account to be deleted (`AUTH-9`: seven days). */
export const GRACE_MS = 7 * DAY;

/** A copy of somebody's data lies there this long, and is asked for once in this time. */
export const EXPORT_LIFE_MS = 3 * DAY;
export const EXPORT_GAP_MS = DAY;

/** Whoever makes a copy has it alone for this long; then another node begins anew, so many times in all. */
export const EXPORT_LEASE_MS = 15 * 60_000;
export const EXPORT_TRIES = 3;
/** Within its lease: a copy that takes longer is ended, and begun anew. */
export const EXPORT_LIMIT_MS = 10 * 60_000;
/** Copies a node makes at once, each of another person. */
export const EXPORTS_AT_ONCE = 3;

/** What of files goes into one copy, bytes; a plain zip ends at four times as much. */
export const EXPORT_FILES_MOST = 1024 ** 3;
