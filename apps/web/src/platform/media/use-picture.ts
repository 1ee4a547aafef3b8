import { useCallback, useSyncExternalStore } from "react";
import { cachedPicture, DEFAULT_PICTURE } from "./file-cache.ts";

/** A picture no longer drawn is retained this long, ms: the next page may draw it at once. */
const LINGER_MS = 5000;

/** A picture with its number of users. */
interface HeldPicture {
  users: number;
  /** The address to draw; undefined while it loads, null if it is unavailable. */
  src: string | null | undefined;
  readonly redraw: Set<() => void>;
}
const all = new Map<string, HeldPicture>();

/** Loads through the cache, with its timeout and retries; decoded, so that it is drawn whole. */
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

/** The picture's present state: an address to draw, undefined while it loads, null if there is none. */
export const pictureNow = (url: string): string | null | undefined => (url === "" ? null : all.get(url)?.src);

/** Loads a picture once for all its users, and retains it while there are any. Returns how to release it. */
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
 * A background picture by its address (`rules §7.6`): what to draw, undefined while it loads, null if there is none, so
 * that a painted default is shown (`rules §8.2`).
 */
export function usePicture(url: string): string | null | undefined {
  const hold = useCallback((redraw: () => void) => holdPicture(url, redraw), [url]);
  return useSyncExternalStore(hold, () => pictureNow(url));
}
