/** A colour below this is black, 0–255; compression leaves noise in it. */
const BLACK = 24;
/** The length assumed of a film that does not say its own, s. */
const UNKNOWN_S = 4;

/**
 * The moments of a film that may become its cover, in order, seconds: near the beginning, then later ones, because
 * many films fade in from black. Pure.
 */
export function coverMoments(duration: number): number[] {
  const length = Number.isFinite(duration) ? duration : UNKNOWN_S;
  return [...new Set([Math.min(0.5, length / 2), length / 4, length / 2, (length * 3) / 4])];
}

/** What a frame shows: nothing when the browser has painted none yet, its pixels being transparent. Pure. */
export function frameLook(rgba: Uint8ClampedArray): "unpainted" | "black" | "picture" {
  let isPainted = false;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) === 0) continue;
    isPainted = true;
    if (Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) > BLACK) return "picture";
  }
  return isPainted ? "black" : "unpainted";
}
