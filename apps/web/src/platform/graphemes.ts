/**
 * A sign as a person sees it: a flag, an emoji with its modifiers and all that joiners add to it, or a letter or
 * digit with its marks.
 */
const SIGN =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}])*(?:\u200D\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier})*)*|\r\n|\P{M}\p{M}*|\p{M}/gsu;

const segmenter =
  "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;

/** The signs of a text as a person counts them, emoji sequences whole. Firefox before 125 has no Intl.Segmenter. Pure. */
export const graphemesOf = (text: string): string[] =>
  segmenter === undefined ? signsOf(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The same by a pattern, which differs only in scripts of joined syllables. Pure. */
export const signsOf = (text: string): string[] => text.match(SIGN) ?? [];
