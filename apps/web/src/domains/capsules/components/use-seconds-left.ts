import { useEffect, useState } from "react";

const secondsUntil = (readyAt: number): number =>
  Math.max(0, Math.ceil((readyAt - performance.now()) / 1000));

/** Whole seconds until a time of `performance.now()`; the component is drawn again every second. */
export function useSecondsLeft(readyAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(readyAt));
  useEffect(() => {
    const timer = setInterval(() => {
      const remaining = secondsUntil(readyAt);
      setSeconds(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [readyAt]);
  return seconds;
}
