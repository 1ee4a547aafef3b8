const GIGABYTE = 1024 ** 3;

/** What one person may keep in the store, uploads under way included, and how many of those at a time. */
export const QUOTA = 5 * GIGABYTE;
export const OPEN_UPLOADS = 20;

interface Usage {
  stored: number;
  pending: number;
  uploads: number;
}

/** May this person add `bytes` more? */
export const hasRoomFor = (usage: Usage, bytes: number): boolean =>
  usage.stored + usage.pending + bytes <= QUOTA;

/** May this person begin another resumable upload? */
export const mayBegin = (usage: Usage): boolean => usage.uploads < OPEN_UPLOADS;
