import type { PostCard } from "@4d/contract";

/** Under each card, px. */
export const CARD_GAP = 10;
/** Horizontal padding of a card's text, px. */
const TEXT_PADDING = 22;
/** Size of a title's letters and lines, px; Latin letters are about half as wide. */
const LETTER_PX = 15;
const LINE_PX = 20.25;
/** Height of the reason a card is listed, where shown, px. */
const REASON_PX = 16.85;
/** Everything else under a cover: spacing and author, px. */
const FOOT_PX = 42;

/** Covers keep their aspect ratio within limits: not flatter than 2:1, not taller than 9:16. */
const FLATTEST = 2;
const TALLEST = 9 / 16;

/** Aspect ratio of a card's cover, width divided by height; text-only posts have a painted square. Pure. */
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

/** Whether a text is at most this many Chinese letters long, and so need not be cut. Pure. */
export const isShort = (text: string, letters: number): boolean => lettersOf(text) <= letters;

/**
 * Expected height of a card, px, for text of typical width. Its column is chosen by it and never changes, and it is
 * the space reserved while only the cover is drawn. Pure.
 */
export function cardHeight(
  card: Pick<PostCard, "cover" | "title" | "excerpt" | "why">,
  width: number,
): number {
  const title = card.title || (card.cover === null ? "" : card.excerpt);
  const lines = Math.min(2, Math.ceil((lettersOf(title) * LETTER_PX) / Math.max(60, width - TEXT_PADDING)));
  return (
    width / coverRatio(card) + lines * LINE_PX + (card.why === null ? 0 : REASON_PX) + FOOT_PX + CARD_GAP
  );
}

/** Distributes cards over two columns, each to the shorter one; appending never moves earlier cards. Pure. */
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
