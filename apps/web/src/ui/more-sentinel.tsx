import { useEffect, useRef } from "react";

const RETRY_MS = 4000;

interface MoreSentinelProps {
  onNear: () => void;
  /** The distance below the screen that counts as near, px. */
  near?: number;
}

/** Put it at the end of a list: calls `onNear` when that is near the screen, and again until the next page is there. */
export function MoreSentinel({ onNear, near: pixels = 600 }: MoreSentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    // The scroller is the root: a margin around the window has no effect inside a scroller.
    let timer: ReturnType<typeof setInterval> | undefined;
    const onMove = (entries: IntersectionObserverEntry[]) => {
      clearInterval(timer);
      if (entries.at(-1)?.isIntersecting !== true) return;
      near.current();
      // If the end is still near after this time, the next page did not arrive.
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
