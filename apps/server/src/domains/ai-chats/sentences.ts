/** Where a sentence ends, closing brackets and quotes with it. */
const END = /[。！？!?…～\n][”’」』）)"']*|\.(?=\s|$)["')]*/gu;

/** How far a text consists of whole sentences. */
export function wholeUpTo(text: string): number {
  let end = 0;
  for (const match of text.matchAll(END)) end = match.index + match[0].length;
  return end;
}

/** Whether there is a sentence or more. */
export const hasSentence = (text: string): boolean => wholeUpTo(text) > 0;

/** Where the sentence before the one under way begins: a forbidden word may stand across two. */
export function windowFrom(text: string): number {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  return ends.filter((end) => end < text.length).at(-2) ?? 0;
}
