/** Some cards of a column, one after the other. */
export interface Part {
  first: number;
  /** The one after the last. */
  end: number;
}

/** How many cards a column may lack below before they come whole: so fast a scroll leaves no time for halves. */
const HURRY = 2;

/** What of a list of columns is drawn. */
export interface Drawn {
  /** Of each column. */
  readonly parts: readonly Part[];
  /** The one card of which only the cover is drawn yet. */
  readonly begun?: { readonly column: number; readonly index: number };
}

/** Where a list was before it was asked. */
export const NOTHING_DRAWN: Drawn = { parts: [] };

const NO_PART: Part = { first: 0, end: 0 };

/** Where each card of a column begins, px from its top, and last where they end. */
export type Tops = ArrayLike<number>;

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
function countBefore(numbers: Tops, isBefore: (value: number) => boolean): number {
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
export function partBetween(tops: Tops, from: number, until: number): Part {
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
function keptPart(drawn: Part | undefined, seen: Part, wanted: Part): Part {
  if (drawn === undefined || drawn.first > seen.end || drawn.end < seen.first) return seen;
  return {
    first: Math.max(wanted.first, Math.min(drawn.first, seen.first)),
    end: Math.min(wanted.end, Math.max(drawn.end, seen.end)),
  };
}

/**
 * One card more of those wanted, in whichever column lacks the most of them, below before above; the same parts when
 * nothing is lacking. Pure.
 */
function oneMore(parts: readonly Part[], wanted: readonly Part[]): readonly Part[] {
  const lacking = (side: (part: Part, whole: Part) => number) => {
    const missing = parts.map((part, at) => side(part, wanted[at] ?? part));
    const most = Math.max(0, ...missing);
    return most === 0 ? -1 : missing.indexOf(most);
  };
  const below = lacking((part, whole) => whole.end - part.end);
  if (below >= 0) return parts.map((part, at) => (at === below ? { ...part, end: part.end + 1 } : part));
  const above = lacking((part, whole) => part.first - whole.first);
  return above < 0
    ? parts
    : parts.map((part, at) => (at === above ? { ...part, first: part.first - 1 } : part));
}

/** Whether any of those cards is not among the drawn ones. Pure. */
const isLacking = (drawn: readonly Part[], parts: readonly Part[]): boolean =>
  parts.some(({ first, end }, at) => {
    const { first: top, end: bottom } = drawn[at] ?? { first: 0, end: 0 };
    return first < end && (first < top || end > bottom);
  });

/** Which card the second of these has that the first one has not; they differ by at most one. Pure. */
function addedTo(parts: readonly Part[], more: readonly Part[]): Drawn["begun"] {
  for (const [column, { first, end }] of more.entries()) {
    const old = parts[column] ?? { first: 0, end: 0 };
    if (end > old.end) return { column, index: end - 1 };
    if (first < old.first) return { column, index: first };
  }
  return undefined;
}

/**
 * What to draw in the next frame: what is seen at once and whole; of what is wanted around it one card a frame, first
 * its cover and in the frame after that the rest of it, so that no frame of a fast scroll waits for more than half a
 * card. The same object when nothing is lacking. Pure.
 */
export function nextDrawn(drawn: Drawn, seen: readonly Part[], wanted: readonly Part[]): Drawn {
  const kept = wanted.map((part, at) => keptPart(drawn.parts[at], seen[at] ?? NO_PART, part));
  if (isLacking(drawn.parts, kept)) return { parts: kept };
  if (drawn.begun !== undefined) return { parts: drawn.parts };
  const parts = oneMore(kept, wanted);
  if (!isLacking(drawn.parts, parts)) return drawn;
  const isHurried = wanted.some((part, at) => part.end - (parts[at] ?? part).end > HURRY);
  const begun = isHurried ? undefined : addedTo(kept, parts);
  return begun === undefined ? { parts } : { parts, begun };
}

/** The room a stretch of cards takes, px. Pure. */
export const roomOf = (tops: Tops, { first, end }: Part): number => (tops[end] ?? 0) - (tops[first] ?? 0);
