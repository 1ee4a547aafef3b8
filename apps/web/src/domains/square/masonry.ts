import type { PostCard } from "@4d/contract";

/** Under each card, px. */
export const CARD_GAP = 10;
/** Inside a card at both sides of its words, px. */
const WORDS_PAD = 22;
/** Of a title's letters and lines, px; Latin letters are about half as wide. */
const LETTER = 15;
const LINE = 20;
/** Everything under a cover but the title: air, the reason, who wrote it. */
const FOOT = 74;

/** Covers have the shape they have, within what two columns bear: not flatter than 2:1, not taller than 9:16. */
const FLATTEST = 2;
const TALLEST = 9 / 16;

/** Width divided by height of a card's cover; words without one stand on a painted square. Pure. */
export function coverRatio({ cover }: Pick<PostCard, "cover">): number {
  if (cover === null || cover.width <= 0 || cover.height <= 0) return 1;
  return Math.min(FLATTEST, Math.max(TALLEST, cover.width / cover.height));
}

const FIRST_WIDE = 0x2e80;

function lettersOf(text: string): number {
  let letters = 0;
  for (const letter of text) letters += (letter.codePointAt(0) ?? 0) < FIRST_WIDE ? 0.55 : 1;
  return letters;
}

/** Whether words are no longer than that many Chinese letters, and so need not be cut. Pure. */
export const isShort = (text: string, letters: number): boolean => lettersOf(text) <= letters;

/** About how high a card will be, px: good enough to choose its column, which then never changes. Pure. */
export function cardHeight(card: Pick<PostCard, "cover" | "title" | "excerpt">, width: number): number {
  const title = card.title || (card.cover === null ? "" : card.excerpt);
  const lines = Math.min(2, Math.ceil((lettersOf(title) * LETTER) / Math.max(60, width - WORDS_PAD)));
  return width / coverRatio(card) + lines * LINE + FOOT + CARD_GAP;
}

/** Two columns, the next card always in the shorter one; a longer list begins like a shorter one. Pure. */
export function inTwoColumns<T>(cards: readonly T[], heightOf: (card: T) => number): [T[], T[]] {
  const columns: [T[], T[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const card of cards) {
    const at = heights[0] <= heights[1] ? 0 : 1;
    columns[at].push(card);
    heights[at] += heightOf(card);
  }
  return columns;
}

/** Some cards of a column, one after the other. */
export interface Part {
  first: number;
  /** The one after the last. */
  end: number;
}

/** Where each card of a column begins, px from its top, and last where they end. Pure. */
export function topsOf(heights: readonly number[]): readonly number[] {
  let top = 0;
  return [0, ...heights.map((height) => (top += height))];
}

/** How many of these ascending numbers come before what is looked for. Pure. */
function countBefore(numbers: readonly number[], isBefore: (value: number) => boolean): number {
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
export function partBetween(tops: readonly number[], from: number, until: number): Part {
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
export function keptPart(drawn: Part | undefined, seen: Part, wanted: Part): Part {
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
export function oneMore(parts: readonly Part[], wanted: readonly Part[]): readonly Part[] {
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
export const isLacking = (drawn: readonly Part[], parts: readonly Part[]): boolean =>
  parts.some(({ first, end }, at) => {
    const { first: top, end: bottom } = drawn[at] ?? { first: 0, end: 0 };
    return first < end && (first < top || end > bottom);
  });

/** The room a stretch of cards takes, px. Pure. */
export const roomOf = (tops: readonly number[], { first, end }: Part): number =>
  (tops[end] ?? 0) - (tops[first] ?? 0);
