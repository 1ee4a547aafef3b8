import { useEffect, useRef, useState } from "react";

const COUNT_MS = 700;
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const eased = (part: number): number => 1 - (1 - part) ** 3;

interface CountUpProps {
  value: number;
  /** Where the first count begins; without it the first value is shown at once. */
  from?: number;
  text: (value: number) => string;
}

/** A number that counts to its new value (design rule 7); screen readers only get the new value. */
export function CountUp({ value, from = value, text }: CountUpProps) {
  const [shown, setShown] = useState(from);
  const last = useRef(from);
  useEffect(() => {
    const start = last.current;
    if (start === value) return;
    const length = still() ? 1 : COUNT_MS;
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - startedAt) / length);
      last.current = Math.round(start + (value - start) * eased(part));
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <>
      <span className="sr-only">{text(value)}</span>
      <span aria-hidden="true" className="num">
        {text(shown)}
      </span>
    </>
  );
}
