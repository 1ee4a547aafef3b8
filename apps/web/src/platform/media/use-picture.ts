import { useCallback, useSyncExternalStore } from "react";
import { cachedPicture, DEFAULT_PICTURE } from "./file-cache.ts";

/** So long a picture nobody draws any more is kept, ms: the next page may draw it at once. */
const LINGER_MS = 5000;

/** A picture that is drawn, and how often. */
interface HeldPicture {
  users: number;
  /** The address to draw; undefined while it comes, null when it cannot be had. */
  src: string | null | undefined;
  readonly redraw: Set<() => void>;
}
const all = new Map<string, HeldPicture>();

/** Through the cache, with its timeout and its tries; decoded, so that it stands whole in the moment it is drawn. */
async function fetched(url: string): Promise<string | null> {
  const src = await cachedPicture(url);
  if (src === DEFAULT_PICTURE) return null;
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return src;
  } catch {
    URL.revokeObjectURL(src);
    return null;
  }
}

function releasePicture(url: string, held: HeldPicture): void {
  if (held.users > 0 || held.src === undefined || all.get(url) !== held) return;
  all.delete(url);
  if (held.src !== null) URL.revokeObjectURL(held.src);
}

function loadPicture(url: string): HeldPicture {
  const held: HeldPicture = { users: 0, src: undefined, redraw: new Set() };
  all.set(url, held);
  void fetched(url).then((src) => {
    held.src = src;
    for (const redraw of [...held.redraw]) redraw();
    releasePicture(url, held);
  });
  return held;
}

/** The picture as it is now: an address to draw, undefined while it comes, null when there is none. */
export const pictureNow = (url: string): string | null | undefined => (url === "" ? null : all.get(url)?.src);

/** Fetches a picture once for all who draw it, and keeps it while they do; the answer ends that. */
export function holdPicture(url: string, redraw: () => void): () => void {
  if (url === "") return () => undefined;
  const held = all.get(url) ?? loadPicture(url);
  held.users += 1;
  held.redraw.add(redraw);
  return () => {
    held.users -= 1;
    held.redraw.delete(redraw);
    setTimeout(() => releasePicture(url, held), LINGER_MS);
  };
}

/**
 * A background picture by its address (`rules §7.6`): what to draw, undefined while it comes, null where there is none, so
 * that something painted is the default (`rules §8.2`).
 */
export function usePicture(url: string): string | null | undefined {
  const hold = useCallback((redraw: () => void) => holdPicture(url, redraw), [url]);
  return useSyncExternalStore(hold, () => pictureNow(url));
}
