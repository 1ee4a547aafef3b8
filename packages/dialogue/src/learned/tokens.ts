/** One sign of Han script, one word or number of other scripts, or one mark. */
export interface Token {
  /** As written. */
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** How many tokens of a line are read. */
const TOKENS_MOST = 240;

const TOKEN = /\p{Script=Han}|\p{Nd}+(?:[.:]\p{Nd}+)?|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|[^\s]/gu;

/** The tokens of a line, with where they stand in it. Pure. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const found of line.matchAll(TOKEN)) {
    const [text] = found;
    // Letters beside Han signs: 在Google上班 is four tokens, not one word.
    for (const part of text.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []) {
      const start = Math.max(tokens.at(-1)?.end ?? 0, found.index);
      tokens.push({
        text: part,
        word: part.toLowerCase().replaceAll("’", "'"),
        start,
        end: start + part.length,
      });
      if (tokens.length === TOKENS_MOST) return tokens;
    }
  }
  return tokens;
}
