/**
 * About how many tokens a model counts in a text: one for each letter of a script without spaces, one for four other
 * characters.
 */
export function tokensOf(text: string): number {
  const wide =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu,
    )?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 4);
}
