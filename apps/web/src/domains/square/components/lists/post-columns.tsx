import type { PostCard } from "@4d/contract";
import { memo, useMemo, useRef } from "react";
import { ColumnsSkeleton } from "../../../../ui/columns-skeleton.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { CardHeights } from "../../card-heights.ts";
import { NO_PART, type Part, roomOf } from "../../drawn-cards.ts";
import { CARD_GAP, inTwoColumns } from "../../masonry.ts";
import { PostCardView } from "./post-card-view.tsx";
import { useDrawn } from "./use-drawn.ts";
import { useWidth } from "./use-width.ts";

/** Half of a phone's screen, until the list's own width is known, px. */
const GUESS = 178;
/** How far below the screen the next page is fetched, px: it is here before any of it is drawn. */
const AHEAD = 3000;

interface PostColumnsProps {
  cards: readonly PostCard[];
  /** Where the next page begins; null at the end. */
  cursor: string | null;
  onMore: () => unknown;
  /** What can be done with a card besides opening it. */
  onOptions?: (card: PostCard) => unknown;
}

interface ColumnProps extends Part, Pick<PostColumnsProps, "cards" | "onOptions"> {
  /** The room of what is not drawn, px. */
  above: number;
  below: number;
  heights: CardHeights;
  /** Of the cards outside these places only the cover is drawn yet. */
  wholeFirst: number;
  wholeEnd: number;
}

/** One of the two: of each frame's work only the one that gains a card is drawn anew. */
const Column = memo(function One({
  cards,
  first,
  end,
  above,
  below,
  heights,
  wholeFirst,
  wholeEnd,
  onOptions,
}: ColumnProps) {
  return (
    <div className="min-w-0 flex-1">
      <div style={{ height: above }} />
      {cards.slice(first, end).map((card, at) => (
        <PostCardView
          key={card.id}
          told={card}
          heights={heights}
          isBegun={first + at < wholeFirst || first + at >= wholeEnd}
          onOptions={onOptions}
        />
      ))}
      <div style={{ height: below }} />
    </div>
  );
});

/** Posts in two columns of true sizes; only those near the screen are in the document (`FEED-1`). */
export const PostColumns = memo(function Columns({ cards, cursor, onMore, onOptions }: PostColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const column = width === 0 ? GUESS : (width - CARD_GAP) / 2;
  // Another width makes other heights.
  const heights = useMemo(() => new CardHeights(column), [column]);
  const columns = useMemo(() => inTwoColumns(cards, heights.expected), [cards, heights]);
  const topsNow = useMemo(() => heights.topsOf(columns), [columns, heights]);
  const { parts, whole } = useDrawn(box, topsNow);
  const allTops = topsNow();
  return (
    <div className="px-3 pb-4">
      <div ref={box} className="flex items-start gap-2.5">
        {columns.map((held, at) => {
          const { first, end } = parts[at] ?? NO_PART;
          const { first: wholeFirst, end: wholeEnd } = whole[at] ?? NO_PART;
          const tops = allTops[at] ?? [];
          return (
            <Column
              key={at === 0 ? "left" : "right"}
              cards={held}
              first={first}
              end={end}
              above={roomOf(tops, { first: 0, end: first })}
              below={roomOf(tops, { first: end, end: held.length })}
              heights={heights}
              wholeFirst={wholeFirst}
              wholeEnd={wholeEnd}
              onOptions={onOptions}
            />
          );
        })}
      </div>
      {cursor !== null && <MoreSentinel key={cursor} near={AHEAD} onNear={() => void onMore()} />}
    </div>
  );
});

/** The shape of those columns while nothing is known. */
export const PostsSkeleton = () => (
  <ColumnsSkeleton
    heights={[
      ["h-72", "h-50", "h-66"],
      ["h-52", "h-76", "h-56"],
    ]}
  />
);
