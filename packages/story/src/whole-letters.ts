/** How many units of a text, at most `max`, can stay without cutting its last letter in half. */
export function wholeLetters(text: string, max: number): number {
  const last = text.charCodeAt(max - 1);
  return last >= 0xd800 && last < 0xdc00 ? max - 1 : max;
}
