import { useEffect, useRef } from "react";

const RETRY_MS = 4000;

interface MoreSentinelProps {
  onNear: () => void;
  /** How far below the screen is near, px. */
  near?: number;
}

/** At the end of a list: calls when it comes near, for the next part, and again while that does not come. */
export function MoreSentinel({ onNear, near: pixels = 600 }: MoreSentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    // A margin around the window would end at the edge of what scrolls inside it.
    let timer: ReturnType<typeof setInterval> | undefined;
    const onMove = (entries: IntersectionObserverEntry[]) => {
      clearInterval(timer);
      if (entries.at(-1)?.isIntersecting !== true) return;
      near.current();
      // Still here after that: it did not come.
      timer = setInterval(() => near.current(), RETRY_MS);
    };
    const watch = new IntersectionObserver(onMove, {
      root: element.closest(".scroller"),
      rootMargin: `${pixels}px 0px`,
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [pixels]);
  return <div ref={mark} aria-hidden="true" className="h-px" />;
}
