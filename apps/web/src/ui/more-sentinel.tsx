import { useEffect, useRef } from "react";

/** At the end of a list: calls when it comes near, for the next part. */
export function MoreSentinel({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && near.current(), {
      rootMargin: "600px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" className="h-px" />;
}
