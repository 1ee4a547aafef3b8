import { useEffect, useRef, useState } from "react";
import { useSignal } from "../../platform/use-signal.ts";
import { SPEEDS, speed } from "./read-settings.ts";

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Typed {
  /** Number of UTF-16 units shown; never half a letter. */
  readonly shown: number;
  readonly done: boolean;
  readonly finish: () => void;
}

/** Types a scene letter by letter; `name` tells scenes apart. Under reduced motion it is complete at once. */
export function useTyped(text: string, name: string): Typed {
  const perSecond = SPEEDS[useSignal(speed)];
  const [state, setState] = useState({ name, shown: 0 });
  const shown = state.name === name ? state.shown : 0;
  const atOnce = perSecond === Number.POSITIVE_INFINITY || prefersReducedMotion();
  const done = atOnce || shown >= text.length;
  const from = useRef(state);
  from.current = state;
  useEffect(() => {
    if (done) return;
    const letters = Array.from(text);
    // Another speed continues where the previous one was.
    let at = Array.from(text.slice(0, from.current.name === name ? from.current.shown : 0)).length;
    let last = performance.now();
    let frame = requestAnimationFrame(function type(now) {
      const more = Math.floor(((now - last) / 1000) * perSecond);
      if (more > 0) {
        last += (more / perSecond) * 1000;
        at = Math.min(letters.length, at + more);
        setState({ name, shown: letters.slice(0, at).join("").length });
      }
      if (at < letters.length) frame = requestAnimationFrame(type);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, name, perSecond, done]);
  return {
    shown: done ? text.length : shown,
    done,
    finish: () => setState({ name, shown: text.length }),
  };
}
