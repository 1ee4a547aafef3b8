/** A regular expression in a key. */
export interface LorePattern {
  readonly source: string;
  readonly flags: string;
}

/** Decides whether a pattern is found in a text. */
export type PatternTest = (pattern: LorePattern, text: string) => boolean;

/** `/pattern/flags`, the spelling in which every app that knows patterns writes them; a bare slash ends it. */
const SLASHED = /^\/((?:[^/\\]|\\[\s\S])+)\/([dgimsuvy]*)$/u;
const META = /[\\^$.*+?()[\]{}|]/u;

const compiles = ({ source, flags }: LorePattern): boolean => {
  try {
    return new RegExp(source, flags).source !== "";
  } catch {
    return false;
  }
};

/** The pattern of a key between slashes; undefined for a plain word, and for one that is no regular expression. */
export function patternOf(key: string): LorePattern | undefined {
  const [, source, flags = ""] = SLASHED.exec(key.trim()) ?? [];
  if (source === undefined) return undefined;
  // A test that remembers its last place would answer the same question differently.
  const pattern = { source, flags: flags.replaceAll(/[dgy]/gu, "") };
  return compiles(pattern) ? pattern : undefined;
}

/** Whether a key is written as a pattern, sound or not. */
export const looksLikePattern = (key: string): boolean => SLASHED.test(key.trim());

/** A key without slashes as the pattern it is in an entry marked `use_regex`; plain words stay as they are. */
export function slashed(key: string, caseSensitive: boolean): string {
  if (looksLikePattern(key) || !META.test(key)) return key;
  const flags = caseSensitive ? "u" : "iu";
  const source = key.replaceAll(/\\[\s\S]|\//gu, (part) => (part === "/" ? "\\/" : part));
  const strict = compiles({ source, flags }) ? flags : flags.replace("u", "");
  return compiles({ source, flags: strict }) ? `/${source}/${strict}` : key;
}

/**
 * Whether a pattern surely takes no time: it repeats single characters a few times at most, refers back to nothing and
 * looks around nowhere. Others may be sound too, but have to be run where they can be stopped.
 */
export function isQuick({ source }: LorePattern): boolean {
  const bare = source.replaceAll(/\\[\s\S]/gu, "_").replaceAll(/\[[^\]]*\]/gu, "_");
  const counted = bare.match(/\{\d+(?:,\d+)?\}/gu) ?? [];
  return (
    source.length <= 200 &&
    !/\\[1-9k]/u.test(source) &&
    !/\(\?(?!:)/u.test(bare) &&
    !/[*+]|\)\{|\{\d+,\}/u.test(bare) &&
    counted.length <= 2 &&
    counted.every((times) => (times.match(/\d+/gu) ?? []).every((number) => Number(number) <= 20))
  );
}

/** Runs quick patterns, and finds no others. */
export const runQuick: PatternTest = (pattern, text) =>
  isQuick(pattern) && new RegExp(pattern.source, pattern.flags).test(text);

/**
 * The plain words of a pattern that is only words and `|`; undefined for any other.
 */
export function wordsOfPattern({ source }: LorePattern): string[] | undefined {
  const bare = source.replaceAll("\\b", "").replace(/^\(\??:?([^()]*)\)$/u, "$1");
  return /[\\^$.*+?()[\]{}]/u.test(bare) ? undefined : bare.split("|").filter((word) => word !== "");
}
