import { type ReactNode, useEffect, useState } from "react";

/** Longer than any movement, for where none ends: the page is hidden, or somebody wants none, ms. */
const OVER_MS = 1000;

/**
 * A line that has just come moves up by 8 px, once. It is asked when it is put into the page and never again, so that
 * whatever becomes of the message leaves it where it stands.
 */
export function Arriving({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const [moving, setMoving] = useState(isNew);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setMoving(false), OVER_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  return (
    <div
      className={moving ? "animate-message-in" : undefined}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setMoving(false)}
    >
      {children}
    </div>
  );
}
