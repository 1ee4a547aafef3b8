import { type RefObject, useEffect, useState } from "react";

/** How wide an element is, px, followed; 0 until it is known. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const host = box.current;
    if (!host) return;
    // A page behind another one has no size: it keeps the one it had.
    const look = () => setWidth((old) => host.clientWidth || old);
    const sizes = new ResizeObserver(look);
    sizes.observe(host);
    look();
    return () => sizes.disconnect();
  }, [box]);
  return width;
}
