import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type CardRange,
  type CardTops,
  type DrawnCards,
  isLacking,
  NOTHING_DRAWN,
  nextDrawn,
  rangeBetween,
  type ScrollSpeed,
  scrollSpeedOf,
} from "../../drawn-cards.ts";

/** Drawn beyond both edges of the screen, px. */
const OVERSCAN = 1200;
/** Drawn until the list knows its position, px from its top. */
const INITIAL_HEIGHT = 900;

/** The visible part of a list, px from its top; undefined while its page is hidden and has no size. */
function visibleRange(host: HTMLElement): { from: number; until: number } | undefined {
  const scroller = host.closest(".scroller");
  if (!scroller || scroller.clientHeight === 0) return undefined;
  const from = scroller.getBoundingClientRect().top - host.getBoundingClientRect().top;
  return { from, until: from + scroller.clientHeight };
}

/** Calls `onFrame` in the frame after a list was drawn or scrolled, and in every frame while it scrolls fast. */
function useScrollFrames(box: RefObject<HTMLElement | null>, onFrame: (at: number) => ScrollSpeed): void {
  const onFrameNow = useEffectEvent(onFrame);
  // Once a frame at most, however many request it: reading the position costs a layout.
  const frameRequest = useRef(0);
  const requestNext = useEffectEvent(() => {
    if (frameRequest.current !== 0) return;
    frameRequest.current = requestAnimationFrame(function frame(at) {
      // After a fast scroll it may stop without another event.
      frameRequest.current = onFrameNow(at) === "calm" ? 0 : requestAnimationFrame(frame);
    });
  });
  useEffect(() => requestNext());
  useEffect(() => {
    const host = box.current;
    const scroller = host?.closest(".scroller");
    if (!host || !scroller) return;
    const onMove = () => requestNext();
    const sizes = new ResizeObserver(onMove);
    sizes.observe(scroller);
    sizes.observe(host);
    scroller.addEventListener("scroll", onMove, { passive: true });
    return () => {
      cancelAnimationFrame(frameRequest.current);
      frameRequest.current = 0;
      sizes.disconnect();
      scroller.removeEventListener("scroll", onMove);
    };
  }, [box]);
}

/**
 * Which cards of each column to draw: visible ones at once, those around them in halves, one a frame, so that no
 * frame of a fast scroll waits for several; see `nextDrawn`. Invisible cards are drawn in the time frames leave.
 * Cards left behind are removed when others arrive, so that a scroll redraws only what it adds. `topsNow` returns the
 * top of every card of each column, as far as known; see `topsOf`.
 */
export function useDrawnCards(
  box: RefObject<HTMLElement | null>,
  topsNow: () => readonly CardTops[],
): DrawnCards {
  const [drawn, setDrawn] = useState(NOTHING_DRAWN);
  const parts = topsNow().map((tops, at): CardRange => {
    const { first, end } = drawn.parts[at] ?? rangeBetween(tops, 0, INITIAL_HEIGHT);
    return { first: Math.min(first, tops.length - 1), end: Math.min(end, tops.length - 1) };
  });
  // Before the first check, everything drawn is drawn whole.
  const whole = parts.map((part, at) => drawn.whole[at] ?? part);
  const last = useRef({ from: 0, at: 0 });
  // The state being drawn step by step, between frames.
  const pending = useRef<DrawnCards>(null);
  useEffect(() => {
    if (pending.current === drawn) pending.current = null;
  });
  useScrollFrames(box, (at) => {
    const range = box.current === null ? undefined : visibleRange(box.current);
    if (range === undefined) return "calm";
    const { from, until } = range;
    const columns = topsNow();
    const seen = columns.map((tops) => rangeBetween(tops, from, until));
    const target = columns.map((tops) => rangeBetween(tops, from - OVERSCAN, until + OVERSCAN));
    const now = { parts, whole };
    const speed = scrollSpeedOf(from - last.current.from, at - last.current.at);
    last.current = { from, at };
    // Visible cards cannot wait, nor can text slow enough to read; the rest is drawn when there is time, one at a time.
    const isUrgent = isLacking(parts, seen) || (speed === "calm" && isLacking(whole, seen));
    if (pending.current !== null && !isUrgent) return speed;
    const next = nextDrawn(now, seen, target, speed);
    if (next === now) return speed;
    pending.current = next;
    if (isUrgent) setDrawn(next);
    else startTransition(() => setDrawn(next));
    return speed;
  });
  return { parts, whole };
}
