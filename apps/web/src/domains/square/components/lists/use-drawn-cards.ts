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
/** What is drawn until the list knows where it stands, px from its top. */
const INITIAL_HEIGHT = 900;

/** Where in a list one stands, px from its top; undefined while its page is behind another one and has no size. */
function visibleRange(host: HTMLElement): { from: number; until: number } | undefined {
  const scroller = host.closest(".scroller");
  if (!scroller || scroller.clientHeight === 0) return undefined;
  const from = scroller.getBoundingClientRect().top - host.getBoundingClientRect().top;
  return { from, until: from + scroller.clientHeight };
}

/** Has a list looked at in the frame after it was drawn or moved, and in every frame for as long as it moves fast. */
function useScrollFrames(box: RefObject<HTMLElement | null>, onFrame: (at: number) => ScrollSpeed): void {
  const onFrameNow = useEffectEvent(onFrame);
  // Once a frame at most, however many ask: reading where the list stands is a layout.
  const frameRequest = useRef(0);
  const requestNext = useEffectEvent(() => {
    if (frameRequest.current !== 0) return;
    frameRequest.current = requestAnimationFrame(function frame(at) {
      // After a fast move it may stand still, and nobody would tell.
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
 * Which cards of each column to draw: those seen at once, those wanted around them by halves, one a frame, so that no
 * frame of a fast scroll waits for several; see `nextDrawn`. What is not seen yet is drawn in the time that frames
 * leave. Cards left behind go when others come: a scroll draws anew only for what it brings. `topsNow` tells where every
 * card of each column begins, as far as that is known by now; see `topsOf`.
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
  // Before it is looked at, what is drawn is drawn whole.
  const whole = parts.map((part, at) => drawn.whole[at] ?? part);
  const last = useRef({ from: 0, at: 0 });
  // What is being drawn bit by bit, between frames.
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
    // What is seen cannot wait, and no words that can be read; the rest is drawn when there is time, one thing by one.
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
