const UPRIGHT = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
const WIDE = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3];

/** How many columns so many tiles stand in: upright, and in a window that is wider than high. Pure. */
export function tileColumns(count: number): { upright: number; wide: number } {
  return { upright: UPRIGHT[count] ?? 3, wide: WIDE[count] ?? 4 };
}
