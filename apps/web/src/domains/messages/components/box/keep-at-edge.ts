import type { Virtualizer } from "@tanstack/react-virtual";

type LineList = Virtualizer<HTMLDivElement, HTMLElement>;

/** So near under the upper edge a line that changes its height moves itself and not all below it, px. */
const EDGE_PX = 24;

/**
 * Which changes of a line's height the scroll makes good, so that what is in sight stays. Besides what lies above
 * the edge (the library's own rule), the line at the edge: it draws together with what came in above it.
 */
export const keepAtEdge: LineList["shouldAdjustScrollPositionOnItemSizeChange"] = (
  { key, start, end },
  _,
  { scrollOffset, scrollDirection, itemSizeCache },
) => {
  const offset = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < offset;
  if (end <= offset) return scrollDirection !== "backward";
  return start >= offset && start <= offset + EDGE_PX;
};
