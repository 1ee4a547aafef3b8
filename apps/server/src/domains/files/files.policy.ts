const GIGABYTE = 1024 ** 3;

/** The storage quota of one person, unfinished uploads included, and how many of those are allowed at a time. */
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
