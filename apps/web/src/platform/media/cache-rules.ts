/** A stored file as the sweep rules see it; `used` and `until` in epoch ms, `size` in bytes. */
export interface CachedFile {
  url: string;
  size: number;
  used: number;
  /** Until then the copy is shown without asking whether the file still exists. */
  until: number;
}
/** Caps of `rules §9.3`, bytes. */
export const IMAGE_CAP = 50 * 1024 * 1024;
export const AUDIO_CAP = 100 * 1024 * 1024;
/** With more entries than this the oldest third is deleted. */
const MAX_ENTRIES = 100;
const SHARE_REMOVED = 0.3;
/** A copy unused this long is deleted, ms. */
const UNUSED_MS = 3_600_000;

/**
 * Until when a copy is shown without asking, epoch ms: the message with the file may be recalled or disappear
 * (`MSG-6`, `MSG-17`). The browser may have cached the answer since its `date`.
 */
export function copyUntil(headers: Headers, now: number): number {
  const age = /max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  if (age === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(now, Date.parse(headers.get("date") ?? "") || now) + Number(age) * 1000;
}

/**
 * Which files to delete (`rules §7.6`): those unused for an hour, the oldest third when there are more than 100,
 * and, while over the cap, the oldest until about 30% of the size is freed. Pure.
 */
export function staleFiles(files: readonly CachedFile[], cap: number, now: number): CachedFile[] {
  const isOver = ({ until }: CachedFile) => until + UNUSED_MS <= now;
  const oldestFirst = files.filter((one) => !isOver(one)).sort((a, b) => a.used - b.used);
  const third = oldestFirst.length > MAX_ENTRIES ? Math.floor(oldestFirst.length / 3) : 0;
  const dropped = [...files.filter(isOver), ...oldestFirst.slice(0, third)];
  const retained = oldestFirst.slice(third);
  const size = retained.reduce((sum, file) => sum + file.size, 0);
  if (size <= cap) return dropped;
  let over = Math.max(size * SHARE_REMOVED, size - cap);
  for (const file of retained) {
    if (over <= 0) break;
    dropped.push(file);
    over -= file.size;
  }
  return dropped;
}
