import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { followArrows, followFinger } from "./swipe-touch.ts";

/** As long as the tokens' page motion, ms. */
const MOTION_MS = 240;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Swipe {
  frame: RefObject<HTMLDivElement | null>;
  /** A finger moves the screen: the neighbours are drawn. */
  dragging: boolean;
  /** Goes to a neighbour as a swipe would. */
  go: (by: 1 | -1) => void;
}

function place(box: HTMLElement | null, y: string, moves: boolean): void {
  if (box === null) return;
  box.style.transition = moves && !still() ? `transform ${MOTION_MS}ms var(--ease)` : "none";
  box.style.transform = y === "" ? "" : `translateY(${y})`;
}

/** Moves a screen up or down to a neighbour, by finger or arrow key (`CHAR-2`). */
export function useSwipe(active: boolean, can: (by: 1 | -1) => boolean, onGo: (by: 1 | -1) => void): Swipe {
  const frame = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const latest = useRef({ can, onGo });
  latest.current = { can, onGo };
  const go = useCallback((by: 1 | -1) => {
    if (!latest.current.can(by)) {
      place(frame.current, "", true);
      return setDragging(false);
    }
    const arrive = () => {
      latest.current.onGo(by);
      place(frame.current, "", false);
      setDragging(false);
    };
    if (still()) return arrive();
    setDragging(true);
    // The neighbours must be drawn before they move in.
    requestAnimationFrame(() => {
      place(frame.current, `${-100 * by}%`, true);
      setTimeout(arrive, MOTION_MS);
    });
  }, []);
  useEffect(() => {
    const box = frame.current;
    if (!active || box === null) return;
    const letGo = followFinger(box, {
      onBegin: () => setDragging(true),
      onMove: (dy) => place(box, `${latest.current.can(dy < 0 ? 1 : -1) ? dy : dy / 4}px`, false),
      onEnd: (by) => {
        if (by !== null) return go(by);
        place(box, "", true);
        setDragging(false);
      },
    });
    const forget = followArrows(go);
    return () => {
      letGo();
      forget();
    };
  }, [active, go]);
  return { frame, dragging, go };
}
