import type { PostCard } from "@4d/contract";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { ColumnsSkeleton } from "../../../../ui/columns-skeleton.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { CARD_GAP, cardHeight, inTwoColumns, partBetween } from "../../masonry.ts";
import { PostCardView } from "./post-card-view.tsx";
import { useStretch } from "./use-stretch.ts";

/** Half of a phone's screen, until the list's own width is known, px. */
const GUESS = 178;

interface PostColumnsProps {
  cards: readonly PostCard[];
  /** Where the next page begins; null at the end. */
  cursor: string | null;
  onMore: () => unknown;
  /** What can be done with a card besides opening it. */
  onOptions?: (card: PostCard) => unknown;
}
interface MeasuredProps {
  heights: Map<number, number>;
  id: number;
  children: ReactNode;
}

/** Remembers how high a card turned out, for the room it takes while it is not drawn. */
function Measured({ heights, id, children }: MeasuredProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = box.current?.getBoundingClientRect().height ?? 0;
    if (height > 0) heights.set(id, height + CARD_GAP);
  });
  return (
    <div ref={box} className="mb-2.5">
      {children}
    </div>
  );
}

/** Posts in two columns of true sizes; only those near the screen are in the document (`FEED-1`). */
export function PostColumns({ cards, cursor, onMore, onOptions }: PostColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, until, width } = useStretch(box);
  const column = width === 0 ? GUESS : (width - CARD_GAP) / 2;
  // Another width makes other heights.
  const { heights } = useMemo(() => ({ column, heights: new Map<number, number>() }), [column]);
  const columns = useMemo(() => inTwoColumns(cards, (card) => cardHeight(card, column)), [cards, column]);
  return (
    <div className="px-3 pb-4">
      <div ref={box} className="flex gap-2.5">
        {columns.map((held, at) => {
          const rooms = held.map((card) => heights.get(card.id) ?? cardHeight(card, column));
          const { first, end, before, after } = partBetween(rooms, from, until);
          return (
            <div key={at === 0 ? "left" : "right"} className="min-w-0 flex-1">
              <div style={{ height: before }} />
              {held.slice(first, end).map((card) => (
                <Measured key={card.id} heights={heights} id={card.id}>
                  <PostCardView card={card} onOptions={onOptions} />
                </Measured>
              ))}
              <div style={{ height: after }} />
            </div>
          );
        })}
      </div>
      {cursor !== null && <MoreSentinel key={cursor} onNear={() => void onMore()} />}
    </div>
  );
}

/** The shape of those columns while nothing is known. */
export const PostsSkeleton = () => (
  <ColumnsSkeleton
    heights={[
      ["h-72", "h-50", "h-66"],
      ["h-52", "h-76", "h-56"],
    ]}
  />
);
