import type { Token } from "../../learned/tokens.ts";

/** The word of the engine's dictionary that a token stands in. */
export interface DictionaryWord {
  readonly word: string;
  /** Which part of the word the token is. */
  readonly place: "only" | "first" | "inner" | "last";
  /** The words beside it; marks count as words. */
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
}

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("zh", { granularity: "word" }) : undefined;

function placeIn({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }): DictionaryWord["place"] {
  if (isFirst) return isLast ? "only" : "first";
  return isLast ? "last" : "inner";
}

/** The dictionary's word for each token; none where the engine has no dictionary. */
export function dictionaryWords(text: string, tokens: readonly Token[]): DictionaryWord[] {
  if (segmenter === undefined) return [];
  const segments = Array.from(segmenter.segment(text), ({ segment, index }) => ({ segment, index }));
  const wordAt = (at: number): string => segments[at]?.segment.toLowerCase() ?? (at < 0 ? "^" : "$");
  let at = 0;
  return tokens.map(({ start, end }) => {
    while ((segments[at + 1]?.index ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const { segment = "", index = 0 } = segments[at] ?? {};
    const place = placeIn({ isFirst: start <= index, isLast: end >= index + segment.length });
    return {
      word: wordAt(at),
      place,
      before: wordAt(at - 1),
      beforeThat: wordAt(at - 2),
      after: wordAt(at + 1),
    };
  });
}
