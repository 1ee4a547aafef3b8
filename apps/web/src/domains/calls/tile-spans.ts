const UPRIGHT = [1, 1, 1, 2, 2, 2, 2, 2, 2, 3];
const WIDE = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3];

/** Tracks of the grid: divisible by two, three and four tiles in a row. */
export const TRACKS = 12;

/** Tracks a tile spans, so that the last row is as full as the others. Pure. */
function span(columns: number, count: number, at: number): number {
  const last = count % columns;
  return TRACKS / (last > 0 && at >= count - last ? last : columns);
}

/** Tracks each of `count` tiles spans, upright and in a landscape window. Pure. */
export function tileSpans(count: number, at: number): { upright: number; wide: number } {
  return { upright: span(UPRIGHT[count] ?? 3, count, at), wide: span(WIDE[count] ?? 4, count, at) };
}
