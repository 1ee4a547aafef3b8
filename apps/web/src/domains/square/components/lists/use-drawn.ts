import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Drawn,
  isLacking,
  NOTHING_DRAWN,
  nextDrawn,
  type Pace,
  type Part,
  paceOf,
  partBetween,
  type Tops,
} from "../../drawn-cards.ts";

/** Drawn beyond both edges of the screen, px. */
const MARGIN = 1200;
/** What is drawn until the list knows where it stands, px from its top. */
const FIRST = 900;

/** Where in a list one stands, px from its top; undefined while its page is behind another one and has no size. */
function stretchOf(host: HTMLElement): { from: number; until: number } | undefined {
  const scroller = host.closest(".scroller");
  if (!scroller || scroller.clientHeight === 0) return undefined;
  const from = scroller.getBoundingClientRect().top - host.getBoundingClientRect().top;
  return { from, until: from + scroller.clientHeight };
}

/** Has a list looked at in the frame after it was drawn or moved, and in every frame for as long as it moves fast. */
function useLooks(box: RefObject<HTMLElement | null>, onFrame: (at: number) => Pace): void {
  const look = useEffectEvent(onFrame);
  // Once a frame at most, however many ask: reading where the list stands is a layout.
  const asked = useRef(0);
  const ask = useEffectEvent(() => {
    if (asked.current !== 0) return;
    asked.current = requestAnimationFrame(function frame(at) {
      // After a fast move it may stand still, and nobody would tell.
      asked.current = look(at) === "calm" ? 0 : requestAnimationFrame(frame);
    });
  });
  useEffect(() => ask());
  useEffect(() => {
    const host = box.current;
    const scroller = host?.closest(".scroller");
    if (!host || !scroller) return;
    const onMove = () => ask();
    const sizes = new ResizeObserver(onMove);
    sizes.observe(scroller);
    sizes.observe(host);
    scroller.addEventListener("scroll", onMove, { passive: true });
    return () => {
      cancelAnimationFrame(asked.current);
      asked.current = 0;
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
export function useDrawn(box: RefObject<HTMLElement | null>, topsNow: () => readonly Tops[]): Drawn {
  const [drawn, setDrawn] = useState(NOTHING_DRAWN);
  const parts = topsNow().map((tops, at): Part => {
    const { first, end } = drawn.parts[at] ?? partBetween(tops, 0, FIRST);
    return { first: Math.min(first, tops.length - 1), end: Math.min(end, tops.length - 1) };
  });
  // Before it is looked at, what is drawn is drawn whole.
  const whole = parts.map((part, at) => drawn.whole[at] ?? part);
  const last = useRef({ from: 0, at: 0 });
  // What is being drawn bit by bit, between frames.
  const coming = useRef<Drawn>(null);
  useEffect(() => {
    if (coming.current === drawn) coming.current = null;
  });
  useLooks(box, (at) => {
    const stretch = box.current === null ? undefined : stretchOf(box.current);
    if (stretch === undefined) return "calm";
    const { from, until } = stretch;
    const columns = topsNow();
    const seen = columns.map((tops) => partBetween(tops, from, until));
    const wanted = columns.map((tops) => partBetween(tops, from - MARGIN, until + MARGIN));
    const now = { parts, whole };
    const pace = paceOf(from - last.current.from, at - last.current.at);
    last.current = { from, at };
    // What is seen cannot wait, and no words that can be read; the rest is drawn when there is time, one thing by one.
    const isUrgent = isLacking(parts, seen) || (pace === "calm" && isLacking(whole, seen));
    if (coming.current !== null && !isUrgent) return pace;
    const next = nextDrawn(now, seen, wanted, pace);
    if (next === now) return pace;
    coming.current = next;
    if (isUrgent) setDrawn(next);
    else startTransition(() => setDrawn(next));
    return pace;
  });
  return { parts, whole };
}
