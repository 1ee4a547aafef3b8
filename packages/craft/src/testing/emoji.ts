/** Whether a text is exactly one emoji, as a screen draws it. */
export function isOneEmoji(text: string): boolean {
  const drawn = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  return drawn.length === 1 && /\p{Extended_Pictographic}/u.test(text);
}
