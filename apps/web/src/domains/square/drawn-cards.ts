/** Some cards of a column, one after the other. */
export interface CardRange {
  first: number;
  /** The one after the last. */
  end: number;
}

/** How many cards a column may lack below before it gets nothing but covers: there is no time for more. */
const COVERS_ONLY_LACK = 2;
/** Nobody reads what moves faster, px a millisecond. */
const FAST_SCROLL = 1.5;
/** A frame that took longer came late, ms. */
const LATE_FRAME_MS = 25;

/**
 * How a list moves: so that its words can be read; faster; or faster while frames come late, when there is time for
 * nothing but covers.
 */
export type ScrollSpeed = "calm" | "fast" | "late";

/** The pace of a list that moved so far between two frames, px, in so long, ms. Pure. */
export function scrollSpeedOf(moved: number, took: number): ScrollSpeed {
  if (Math.abs(moved) <= FAST_SCROLL * took) return "calm";
  return took > LATE_FRAME_MS ? "late" : "fast";
}

/** What of a list of columns is drawn. */
export interface DrawnCards {
  /** Of each column. */
  readonly parts: readonly CardRange[];
  /** Which cards of each of these are whole; of the others there is only the cover, on the room they will take. */
  readonly whole: readonly CardRange[];
}

/** Where a list was before it was asked. */
export const NOTHING_DRAWN: DrawnCards = { parts: [], whole: [] };

/** Nothing of a column. */
export const EMPTY_RANGE: CardRange = { first: 0, end: 0 };

/** Where each card of a column begins, px from its top, and last where they end. */
export type CardTops = ArrayLike<number>;

/** Reckons them from how much room each card takes, px; `tops` has one place more than there are cards. */
export function fillTops<T>(tops: Float64Array, cards: readonly T[], roomOf: (card: T) => number): void {
  let top = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at];
    if (card !== undefined) top += roomOf(card);
    tops[at + 1] = top;
  }
}

/** How many of these ascending numbers come before what is looked for. Pure. */
function countBefore(numbers: CardTops, isBefore: (value: number) => boolean): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(numbers[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which cards of a column touch the stretch between two heights, px from its top. Pure. */
export function rangeBetween(tops: CardTops, from: number, until: number): CardRange {
  const count = tops.length - 1;
  // A card ends where the next one begins.
  const first = Math.max(0, countBefore(tops, (top) => top <= from) - 1);
  const end = Math.min(
    count,
    countBefore(tops, (top) => top < until),
  );
  return { first, end: Math.max(first, end) };
}

/** Of what was drawn, that which still is to be, and all that is seen. Pure. */
function drawnRange(drawn: CardRange | undefined, seen: CardRange, target: CardRange): CardRange {
  if (drawn === undefined || drawn.first > seen.end || drawn.end < seen.first) return seen;
  return {
    first: Math.max(target.first, Math.min(drawn.first, seen.first)),
    end: Math.min(target.end, Math.max(drawn.end, seen.end)),
  };
}

/**
 * One card more of those wanted, in whichever column lacks the most of them, below before above; the same parts when
 * nothing is lacking. Pure.
 */
function withOneMore(parts: readonly CardRange[], target: readonly CardRange[]): readonly CardRange[] {
  const lacking = (side: (part: CardRange, whole: CardRange) => number) => {
    const missing = parts.map((part, at) => side(part, target[at] ?? part));
    const max = Math.max(0, ...missing);
    return max === 0 ? -1 : missing.indexOf(max);
  };
  const below = lacking((part, whole) => whole.end - part.end);
  if (below >= 0) return parts.map((part, at) => (at === below ? { ...part, end: part.end + 1 } : part));
  const above = lacking((part, whole) => part.first - whole.first);
  return above < 0
    ? parts
    : parts.map((part, at) => (at === above ? { ...part, first: part.first - 1 } : part));
}

/** Whether any of those cards is not among the drawn ones. Pure. */
export const isLacking = (drawn: readonly CardRange[], parts: readonly CardRange[]): boolean =>
  parts.some(({ first, end }, at) => {
    const { first: top, end: bottom } = drawn[at] ?? EMPTY_RANGE;
    return first < end && (first < top || end > bottom);
  });

/** One column of a list: what is drawn of it, what of that is whole, and what is seen. */
interface Column {
  readonly drawn: CardRange;
  readonly whole: CardRange;
  readonly seen: CardRange;
}

/** Whether a scroll left the whole cards of a column behind. Pure. */
const isOutOfReach = ({ whole, seen }: Column): boolean =>
  whole.first >= whole.end || whole.first > seen.end || whole.end < seen.first;

/** Whether a card is seen of which there is only the cover. Pure. */
const showsCoverOnly = (column: Column): boolean => {
  const { whole, seen } = column;
  return seen.first < seen.end && (isOutOfReach(column) || whole.first > seen.first || whole.end < seen.end);
};

/** Which of a column's cards are whole once those that are seen came: these too, unless a fast move brought them. Pure. */
function wholeRange(column: Column, isFast: boolean): CardRange {
  const { drawn, whole, seen } = column;
  const jumped = drawn.first > seen.end || drawn.end < seen.first;
  if (isFast && !jumped) return whole;
  if (jumped || isOutOfReach(column)) return seen;
  return { first: Math.min(whole.first, seen.first), end: Math.max(whole.end, seen.end) };
}

/** One whole card more in a column: seen ones first, then below before above; the same if there is none. Pure. */
function withOneWhole(column: Column): CardRange {
  const { drawn, whole, seen } = column;
  if (isOutOfReach(column)) {
    // Nothing of the column is in sight: what is whole far away is as good as anything.
    if (drawn.first >= drawn.end || seen.first >= seen.end) return whole;
    const first = Math.min(Math.max(seen.first, drawn.first), drawn.end - 1);
    return { first, end: first + 1 };
  }
  if (whole.end < seen.end) return { ...whole, end: whole.end + 1 };
  if (whole.first > Math.max(seen.first, drawn.first)) return { ...whole, first: whole.first - 1 };
  if (whole.end < drawn.end) return { ...whole, end: whole.end + 1 };
  return whole.first > drawn.first ? { ...whole, first: whole.first - 1 } : whole;
}

/** What is whole after one card more, in the first of these columns that may have one and lacks one. Pure. */
function completeOne(
  columns: readonly Column[],
  mayHave: (column: Column) => boolean,
): CardRange[] | undefined {
  for (const [at, column] of columns.entries()) {
    const more = mayHave(column) ? withOneWhole(column) : column.whole;
    if (more !== column.whole) return columns.map(({ whole }, k) => (k === at ? more : whole));
  }
  return undefined;
}

/** One whole card more in each column where one is seen of which there is only the cover. Pure. */
function completeVisible(columns: readonly Column[]): CardRange[] | undefined {
  return columns.some(showsCoverOnly)
    ? columns.map((column) => (showsCoverOnly(column) ? withOneWhole(column) : column.whole))
    : undefined;
}

/**
 * What to draw in the next frame: what is seen at once; of what is wanted around it one card a frame, first its cover
 * and in the frame after that the rest of it, so that no frame of a fast scroll waits for more than half a card. Where
 * even that is too slow for a scroll, cards come as covers, and become whole when it slows down, one of each column a
 * frame as far as they are seen. The same object when nothing is lacking. Pure.
 */
export function nextDrawn(
  drawn: DrawnCards,
  seen: readonly CardRange[],
  target: readonly CardRange[],
  speed: ScrollSpeed = "calm",
): DrawnCards {
  const isFast = speed !== "calm";
  const columns = target.map((_, at): Column => {
    const [part, whole] = [drawn.parts[at] ?? EMPTY_RANGE, drawn.whole[at] ?? EMPTY_RANGE];
    return { drawn: part, whole, seen: seen[at] ?? EMPTY_RANGE };
  });
  const stillDrawn = target.map((part, at) => drawnRange(drawn.parts[at], seen[at] ?? EMPTY_RANGE, part));
  if (isLacking(drawn.parts, stillDrawn))
    return { parts: stillDrawn, whole: columns.map((column) => wholeRange(column, isFast)) };
  const lacksMany = target.some(
    ({ end }, at) => end - (drawn.parts[at] ?? EMPTY_RANGE).end > COVERS_ONLY_LACK,
  );
  const whole =
    (isFast ? undefined : completeVisible(columns)) ??
    // What a fast scroll left behind is not made up for: it would be gone from the screen before its neighbour came.
    (lacksMany || speed === "late"
      ? undefined
      : completeOne(columns, (column) => !isFast || !isOutOfReach(column)));
  if (whole !== undefined) return { parts: drawn.parts, whole };
  const parts = withOneMore(stillDrawn, target);
  return isLacking(drawn.parts, parts) ? { parts, whole: drawn.whole } : drawn;
}

/** The room a stretch of cards takes, px. Pure. */
export const heightOfRange = (tops: CardTops, { first, end }: CardRange): number =>
  (tops[end] ?? 0) - (tops[first] ?? 0);
