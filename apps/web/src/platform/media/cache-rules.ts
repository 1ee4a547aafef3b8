/** One stored file as the cleaning rules see it; `used` and `until` in epoch ms, `size` in bytes. */
export interface CachedFile {
  url: string;
  size: number;
  used: number;
  /** The server lets no copy live longer. */
  until: number;
}
/** Caps of `seed §9`, bytes. */
export const IMAGE_CAP = 50 * 1024 * 1024;
export const AUDIO_CAP = 100 * 1024 * 1024;
/** More entries than this and the oldest third goes. */
const MAX_ENTRIES = 100;
const SHARE_REMOVED = 0.3;

/**
 * Until when a copy of an answer may live, epoch ms: what goes with a message that disappears goes in time
 * (`MSG-17`). The browser may have kept the answer since its `date`.
 */
export function copyUntil(headers: Headers, now: number): number {
  const age = /max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
  if (age === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(now, Date.parse(headers.get("date") ?? "") || now) + Number(age) * 1000;
}

/**
 * Which files to drop (`seed §9`): those whose time is over, the oldest third when there are more than 100,
 * and, while over the cap, the oldest until about 30% of the size is gone. Pure.
 */
export function staleFiles(files: readonly CachedFile[], cap: number, now: number): CachedFile[] {
  const oldestFirst = files.filter(({ until }) => until > now).toSorted((a, b) => a.used - b.used);
  const third = oldestFirst.length > MAX_ENTRIES ? Math.floor(oldestFirst.length / 3) : 0;
  const dropped = [...files.filter(({ until }) => until <= now), ...oldestFirst.slice(0, third)];
  const kept = oldestFirst.slice(third);
  const size = kept.reduce((sum, file) => sum + file.size, 0);
  if (size <= cap) return dropped;
  let over = Math.max(size * SHARE_REMOVED, size - cap);
  for (const file of kept) {
    if (over <= 0) break;
    dropped.push(file);
    over -= file.size;
  }
  return dropped;
}
