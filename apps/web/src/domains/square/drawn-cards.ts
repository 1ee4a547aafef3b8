/** A range of consecutive cards in a column. */
export interface CardRange {
  first: number;
  /** Index after the last. */
  end: number;
}

/** While a column lacks more cards than this below, new cards get covers only: there is no time for more. */
const COVERS_ONLY_LACK = 2;
/** What scrolls faster than this cannot be read, px per millisecond. */
const FAST_SCROLL = 1.5;
/** A frame that took longer is late, ms. */
const LATE_FRAME_MS = 25;

/**
 * How a list scrolls: slow enough to read; faster; or faster while frames are late, when there is only time for
 * covers.
 */
export type ScrollSpeed = "calm" | "fast" | "late";

/** The speed class of a list by how far it moved between two frames, and the time between them. Pure. */
export function scrollSpeedOf(movedPx: number, frameMs: number): ScrollSpeed {
  if (Math.abs(movedPx) <= FAST_SCROLL * frameMs) return "calm";
  return frameMs > LATE_FRAME_MS ? "late" : "fast";
}

/** Which cards of a list are drawn. */
export interface DrawnCards {
  /** Per column. */
  readonly parts: readonly CardRange[];
  /** Which of these cards are drawn whole; of the others only the cover is drawn, on the reserved space. */
  readonly whole: readonly CardRange[];
}

/** The state of a list before its first check. */
export const NOTHING_DRAWN: DrawnCards = { parts: [], whole: [] };

/** No card of a column. */
export const EMPTY_RANGE: CardRange = { first: 0, end: 0 };

/** The tops of a column's cards, px from its top, and last the end of the column. */
export type CardTops = ArrayLike<number>;

/** Computes the tops from each card's height, px; `tops` has one place more than there are cards. */
export function fillTops<T>(tops: Float64Array, cards: readonly T[], roomOf: (card: T) => number): void {
  let top = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at];
    if (card !== undefined) top += roomOf(card);
    tops[at + 1] = top;
  }
}

/** How many of these ascending numbers satisfy `isBefore`. Pure. */
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

/** The cards of a column between two heights, px from its top. Pure. */
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

/** The drawn cards still wanted, plus all visible ones. Pure. */
function drawnRange(drawn: CardRange | undefined, seen: CardRange, target: CardRange): CardRange {
  if (drawn === undefined || drawn.first > seen.end || drawn.end < seen.first) return seen;
  return {
    first: Math.max(target.first, Math.min(drawn.first, seen.first)),
    end: Math.min(target.end, Math.max(drawn.end, seen.end)),
  };
}

/**
 * Adds one wanted card, in the column that lacks most, below before above; returns the same parts when
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

/** Whether any of these cards is not drawn. Pure. */
export const isLacking = (drawn: readonly CardRange[], parts: readonly CardRange[]): boolean =>
  parts.some(({ first, end }, at) => {
    const { first: top, end: bottom } = drawn[at] ?? EMPTY_RANGE;
    return first < end && (first < top || end > bottom);
  });

/** A column: its drawn cards, its whole cards, and its visible cards. */
interface Column {
  readonly drawn: CardRange;
  readonly whole: CardRange;
  readonly seen: CardRange;
}

/** Whether a scroll left the whole cards of a column behind. Pure. */
const isOutOfReach = ({ whole, seen }: Column): boolean =>
  whole.first >= whole.end || whole.first > seen.end || whole.end < seen.first;

/** Whether a visible card is drawn as a cover only. Pure. */
const showsCoverOnly = (column: Column): boolean => {
  const { whole, seen } = column;
  return seen.first < seen.end && (isOutOfReach(column) || whole.first > seen.first || whole.end < seen.end);
};

/** A column's whole cards once visible ones were added: they are whole too, unless a fast scroll brought them. Pure. */
function wholeRange(column: Column, isFast: boolean): CardRange {
  const { drawn, whole, seen } = column;
  const jumped = drawn.first > seen.end || drawn.end < seen.first;
  if (isFast && !jumped) return whole;
  if (jumped || isOutOfReach(column)) return seen;
  return { first: Math.min(whole.first, seen.first), end: Math.max(whole.end, seen.end) };
}

/** Completes one more card of a column: visible ones first, then below before above; the same if none lacks. Pure. */
function withOneWhole(column: Column): CardRange {
  const { drawn, whole, seen } = column;
  if (isOutOfReach(column)) {
    // Nothing of the column is visible, so any whole cards are as good as others.
    if (drawn.first >= drawn.end || seen.first >= seen.end) return whole;
    const first = Math.min(Math.max(seen.first, drawn.first), drawn.end - 1);
    return { first, end: first + 1 };
  }
  if (whole.end < seen.end) return { ...whole, end: whole.end + 1 };
  if (whole.first > Math.max(seen.first, drawn.first)) return { ...whole, first: whole.first - 1 };
  if (whole.end < drawn.end) return { ...whole, end: whole.end + 1 };
  return whole.first > drawn.first ? { ...whole, first: whole.first - 1 } : whole;
}

/** Completes one card, in the first of these columns that may have one and lacks one. Pure. */
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

/** Completes one card in each column where a visible one is only a cover. Pure. */
function completeVisible(columns: readonly Column[]): CardRange[] | undefined {
  return columns.some(showsCoverOnly)
    ? columns.map((column) => (showsCoverOnly(column) ? withOneWhole(column) : column.whole))
    : undefined;
}

/**
 * What to draw in the next frame: visible cards at once; of those wanted around them one card a frame, first its cover
 * and in the next frame the rest, so that no frame of a fast scroll waits for more than half a card. Where even that
 * is too slow, cards are drawn as covers, and completed when the scroll slows down: one visible card per column and
 * frame. Returns the same object when nothing is lacking. Pure.
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
    // Cards a fast scroll left behind are not completed: they would leave the screen before their neighbours arrived.
    (lacksMany || speed === "late"
      ? undefined
      : completeOne(columns, (column) => !isFast || !isOutOfReach(column)));
  if (whole !== undefined) return { parts: drawn.parts, whole };
  const parts = withOneMore(stillDrawn, target);
  return isLacking(drawn.parts, parts) ? { parts, whole: drawn.whole } : drawn;
}

/** The height of a range of cards, px. Pure. */
export const heightOfRange = (tops: CardTops, { first, end }: CardRange): number =>
  (tops[end] ?? 0) - (tops[first] ?? 0);
