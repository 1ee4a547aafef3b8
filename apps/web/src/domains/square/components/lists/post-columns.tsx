import type { PostCard } from "@4d/contract";
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { ColumnsSkeleton } from "../../../../ui/columns-skeleton.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { CardHeights } from "../../card-heights.ts";
import { type CardRange, EMPTY_RANGE, heightOfRange } from "../../drawn-cards.ts";
import { CARD_GAP, inTwoColumns } from "../../masonry.ts";
import { PostCardView } from "./post-card-view.tsx";
import { useDrawnCards } from "./use-drawn-cards.ts";

/** An element's width, px, kept up to date; 0 until it is known. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const host = box.current;
    if (!host) return;
    // A hidden page has no size: it keeps the last one.
    const look = () => setWidth((old) => host.clientWidth || old);
    const sizes = new ResizeObserver(look);
    sizes.observe(host);
    look();
    return () => sizes.disconnect();
  }, [box]);
  return width;
}

/** Half of a phone's width, until the list's own width is known, px. */
const DEFAULT_COLUMN = 178;
/** Distance below the screen at which the next page is fetched, px: it arrives before any of it is drawn. */
const PREFETCH_DISTANCE = 3000;

interface PostColumnsProps {
  cards: readonly PostCard[];
  /** Cursor of the next page; null at the end. */
  cursor: string | null;
  onMore: () => unknown;
  /** Opens a card's options. */
  onOptions?: (card: PostCard) => unknown;
}

interface ColumnProps extends CardRange, Pick<PostColumnsProps, "cards" | "onOptions"> {
  /** The space of cards that are not drawn, px. */
  above: number;
  below: number;
  heights: CardHeights;
  /** Outside these positions cards are drawn as covers only. */
  fullFirst: number;
  fullEnd: number;
}

/** One column; each frame redraws only the one that gains a card. */
const Column = memo(function One({
  cards,
  first,
  end,
  above,
  below,
  heights,
  fullFirst,
  fullEnd,
  onOptions,
}: ColumnProps) {
  return (
    <div className="min-w-0 flex-1">
      <div style={{ height: above }} />
      {cards.slice(first, end).map((card, at) => (
        <PostCardView
          key={card.id}
          listed={card}
          heights={heights}
          coverOnly={first + at < fullFirst || first + at >= fullEnd}
          onOptions={onOptions}
        />
      ))}
      <div style={{ height: below }} />
    </div>
  );
});

/** Posts in two columns, in their aspect ratios; only those near the screen are mounted (`FEED-1`). */
export const PostColumns = memo(function Columns({ cards, cursor, onMore, onOptions }: PostColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const column = width === 0 ? DEFAULT_COLUMN : (width - CARD_GAP) / 2;
  // Another width makes other heights.
  const heights = useMemo(() => new CardHeights(column), [column]);
  const columns = useMemo(() => inTwoColumns(cards, heights.expectedHeight), [cards, heights]);
  const topsNow = useMemo(() => heights.topsOf(columns), [columns, heights]);
  const { parts, whole } = useDrawnCards(box, topsNow);
  const allTops = topsNow();
  return (
    <div className="px-3 pb-4">
      <div ref={box} className="flex items-start gap-2.5">
        {columns.map((held, at) => {
          const { first, end } = parts[at] ?? EMPTY_RANGE;
          const full = whole[at] ?? EMPTY_RANGE;
          const tops = allTops[at] ?? [];
          return (
            <Column
              key={at === 0 ? "left" : "right"}
              cards={held}
              first={first}
              end={end}
              above={heightOfRange(tops, { first: 0, end: first })}
              below={heightOfRange(tops, { first: end, end: held.length })}
              heights={heights}
              fullFirst={full.first}
              fullEnd={full.end}
              onOptions={onOptions}
            />
          );
        })}
      </div>
      {cursor !== null && <MoreSentinel key={cursor} near={PREFETCH_DISTANCE} onNear={() => void onMore()} />}
    </div>
  );
});

/** The skeleton of those columns. */
export const PostsSkeleton = () => (
  <ColumnsSkeleton
    heights={[
      ["h-72", "h-50", "h-66"],
      ["h-52", "h-76", "h-56"],
    ]}
  />
);
