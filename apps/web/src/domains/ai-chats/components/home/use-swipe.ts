import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { trackArrowKeys, trackFinger } from "./swipe-touch.ts";

/** Same as the page motion of the design tokens, ms. */
const MOTION_MS = 240;

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Swipe {
  frame: RefObject<HTMLDivElement | null>;
  /** A finger moves the screen: the neighbours are rendered. */
  dragging: boolean;
  /** Moves to a neighbour as a swipe would. */
  swipe: (by: 1 | -1) => void;
}

function moveFrame(box: HTMLElement | null, y: string, moves: boolean): void {
  if (box === null) return;
  box.style.transition = moves && !prefersReducedMotion() ? `transform ${MOTION_MS}ms var(--ease)` : "none";
  box.style.transform = y === "" ? "" : `translateY(${y})`;
}

/**
 * Moves a screen up or down to a neighbour, by finger or arrow key (`CHAR-2`). Towards a neighbour that is not there
 * (yet) the screen springs back, and `onSwipe` hears of it all the same.
 */
export function useSwipe(
  active: boolean,
  can: (by: 1 | -1) => boolean,
  onSwipe: (by: 1 | -1) => void,
): Swipe {
  const frame = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const latest = useRef({ can, onSwipe });
  latest.current = { can, onSwipe };
  const swipe = useCallback((by: 1 | -1) => {
    if (!latest.current.can(by)) {
      moveFrame(frame.current, "", true);
      setDragging(false);
      return latest.current.onSwipe(by);
    }
    const arrive = () => {
      latest.current.onSwipe(by);
      moveFrame(frame.current, "", false);
      setDragging(false);
    };
    if (prefersReducedMotion()) return arrive();
    setDragging(true);
    // The neighbours must be rendered before they move in.
    requestAnimationFrame(() => {
      moveFrame(frame.current, `${-100 * by}%`, true);
      setTimeout(arrive, MOTION_MS);
    });
  }, []);
  useEffect(() => {
    const box = frame.current;
    if (!active || box === null) return;
    const stopTracking = trackFinger(box, {
      onStart: () => setDragging(true),
      onMove: (dy) => moveFrame(box, `${latest.current.can(dy < 0 ? 1 : -1) ? dy : dy / 4}px`, false),
      onEnd: (by) => {
        if (by !== null) return swipe(by);
        moveFrame(box, "", true);
        setDragging(false);
      },
    });
    const stopArrowKeys = trackArrowKeys(swipe);
    return () => {
      stopTracking();
      stopArrowKeys();
    };
  }, [active, swipe]);
  return { frame, dragging, swipe };
}
