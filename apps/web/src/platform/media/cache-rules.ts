/** One stored file as the cleaning rules see it; `used` in epoch ms, `size` in bytes. */
export interface CachedFile {
  url: string;
  size: number;
  used: number;
}
/** Caps of `seed §9`, bytes. */
export const IMAGE_CAP = 50 * 1024 * 1024;
export const AUDIO_CAP = 100 * 1024 * 1024;
/** More entries than this and the oldest third goes. */
const MAX_ENTRIES = 100;
const SHARE_REMOVED = 0.3;

/**
 * Which files to drop (`seed §9`): the oldest third when there are more than 100, and, while over the cap,
 * the oldest until about 30% of the size is gone. Pure.
 */
export function staleFiles(files: readonly CachedFile[], cap: number): CachedFile[] {
  const oldestFirst = files.toSorted((a, b) => a.used - b.used);
  const third = files.length > MAX_ENTRIES ? Math.floor(files.length / 3) : 0;
  const dropped = oldestFirst.slice(0, third);
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
