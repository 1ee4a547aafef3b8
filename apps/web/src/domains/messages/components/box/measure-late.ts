import type { Virtualizer } from "@tanstack/react-virtual";

type MeasuredLineList = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * A line's height, px: as last known while it is being put into the page, as laid out when the browser tells.
 * It tells of all new lines at once and before they are painted; asked one by one, each would cost a layout.
 */
export const measureLate: MeasuredLineList["options"]["measureElement"] = (element, entry, list) => {
  const laidOut = entry?.borderBoxSize[0]?.blockSize;
  if (laidOut !== undefined) return Math.round(laidOut);
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
};
