const DAY = 24 * 3_600_000;

/** How long a deletion request can be cancelled (`AUTH-9`: seven days). */
export const GRACE_MS = 7 * DAY;

/** How long a data export can be downloaded, and how often one can be requested. */
export const EXPORT_LIFE_MS = 3 * DAY;
export const EXPORT_GAP_MS = DAY;

/** How long one node has an export to itself before another starts over, and how many attempts there are. */
export const EXPORT_LEASE_MS = 15 * 60_000;
export const EXPORT_TRIES = 3;
/** An export that takes longer is aborted and started over. Shorter than the lease. */
export const EXPORT_LIMIT_MS = 10 * 60_000;
/** Exports a node makes at once, each for a different person. */
export const EXPORTS_AT_ONCE = 3;

/** Most bytes of files in one export; a plain zip ends at four times as much. */
export const EXPORT_FILES_MOST = 1024 ** 3;
