import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { isLacking, keptPart, oneMore, type Part, partBetween } from "../../masonry.ts";

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

/**
 * Which cards of each column to draw: those seen at once, those wanted around them one a frame, so that no frame of a
 * fast scroll waits for several. Cards left behind go when others come: a scroll draws anew only for what it brings.
 * `topsNow` tells where every card of each column begins, as far as that is known by now; see `topsOf`.
 */
export function useParts(
  box: RefObject<HTMLElement | null>,
  topsNow: () => readonly (readonly number[])[],
): readonly Part[] {
  const [drawn, setDrawn] = useState<readonly Part[]>([]);
  const parts = topsNow().map((tops, at): Part => {
    const { first, end } = drawn[at] ?? partBetween(tops, 0, FIRST);
    return { first: Math.min(first, tops.length - 1), end: Math.min(end, tops.length - 1) };
  });
  const look = useEffectEvent(() => {
    const stretch = box.current === null ? undefined : stretchOf(box.current);
    if (stretch === undefined) return;
    const { from, until } = stretch;
    const columns = topsNow();
    const wanted = columns.map((tops) => partBetween(tops, from - MARGIN, until + MARGIN));
    const kept = columns.map((tops, at) =>
      keptPart(parts[at], partBetween(tops, from, until), wanted[at] ?? { first: 0, end: 0 }),
    );
    const next = oneMore(kept, wanted);
    if (isLacking(parts, next)) setDrawn(next);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const host = box.current;
    const scroller = host?.closest(".scroller");
    if (!host || !scroller) return;
    const onScroll = () => look();
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(scroller);
    sizes.observe(host);
    scroller.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", onScroll);
    };
  }, [box]);
  return parts;
}
