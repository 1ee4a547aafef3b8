/** What stands for the thing that is asked for. */
const QUESTION_WORD =
  /什么|啥|谁|哪|几|多少|多大|多久|怎么|(?<![a-z])(?:what|who|where|when|which|how|whose|why)s?(?![a-z])|[吗么]/iu;

/** Where a question stands for what it asks for: at its question word, else at its end. Pure. */
export function questionWordIn(text: string): { readonly start: number; readonly end: number } {
  const found = QUESTION_WORD.exec(text);
  if (found === null) return { start: text.length, end: text.length };
  return { start: found.index, end: found.index + found[0].length };
}
