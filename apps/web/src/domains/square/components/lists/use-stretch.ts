import { type RefObject, useEffect, useState } from "react";

/** What of a list is near the screen, px from the list's top; and how wide the list is. */
interface Stretch {
  from: number;
  until: number;
  /** Beyond both edges of what is seen: what is to be drawn ahead. */
  margin: number;
  width: number;
}
/** Drawn beyond both edges of the screen, and how far one scrolls before it is reckoned anew, px: a card at a time. */
const MARGIN = 1200;
const STEP = 100;
const FIRST: Stretch = { from: 0, until: 900, margin: MARGIN, width: 0 };

const steps = (pixels: number, round: (value: number) => number) => round(pixels / STEP) * STEP;

/** Follows the scroller a list stands in, in steps: most frames of a scroll draw nothing anew. */
export function useStretch(box: RefObject<HTMLElement | null>): Stretch {
  const [stretch, setStretch] = useState(FIRST);
  useEffect(() => {
    const host = box.current;
    const scroller = host?.closest(".scroller");
    if (!host || !scroller) return;
    const look = () => {
      const { clientHeight } = scroller;
      // A page behind another one has no size.
      if (clientHeight === 0) return;
      const above = scroller.getBoundingClientRect().top - host.getBoundingClientRect().top;
      const from = steps(above, Math.floor);
      const until = steps(above + clientHeight, Math.ceil);
      const width = host.clientWidth;
      setStretch((old) =>
        old.from === from && old.until === until && old.width === width
          ? old
          : { from, until, margin: MARGIN, width },
      );
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    sizes.observe(host);
    scroller.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [box]);
  return stretch;
}
