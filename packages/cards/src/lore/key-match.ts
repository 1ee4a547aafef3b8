/** Makes a text comparable: one width of letters, single spaces, and lower case unless case matters. */
export function comparable(text: string, caseSensitive: boolean): string {
  const one = text.normalize("NFKC").replaceAll(/\s+/gu, " ");
  return caseSensitive ? one : one.toLowerCase();
}

/** Letters and digits of scripts that put spaces between words. Other scripts have no word boundaries. */
const SPACED =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])[\p{L}\p{N}\p{M}_]/u;

/** Asked many thousand times about a text, so plain letters and signs are distinguished without a pattern. */
function isSpaced(char: string): boolean {
  const code = char.charCodeAt(0);
  if (code >= 0x80) return SPACED.test(char);
  return (
    (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x5a && SPACED.test(char)) || code === 0x5f
  );
}

const joins = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && isSpaced(a) && isSpaced(b);

/** The whole character before or at an index. */
function charBefore(text: string, at: number): string | undefined {
  const code = text.charCodeAt(at - 1);
  const low = code >= 0xdc00 && code <= 0xdfff;
  return at > 0 ? text.slice(low ? at - 2 : at - 1, at) : undefined;
}
function charAt(text: string, at: number): string | undefined {
  const code = text.codePointAt(at);
  return code === undefined ? undefined : String.fromCodePoint(code);
}

/**
 * Whether a comparable text contains a comparable key: anywhere in Chinese and similar scripts, as whole
 * words in scripts with spaces, so that `AI` is found in 「我的AI朋友」 and not in `rain`.
 */
export function holdsKey(text: string, key: string): boolean {
  if (key === "") return false;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const end = at + key.length;
    const begins = !joins(charBefore(text, at), charAt(text, at));
    if (begins && !joins(charBefore(text, end), charAt(text, end))) return true;
  }
  return false;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The names in one key: it holds several if they are separated the Chinese way. */
function namesIn(key: string): string[] {
  return HAN.test(key) ? key.split(/[,\uff0c、;\uff1b|]/u) : [key];
}

/** The comparable keys of a list of plain words, without those that are empty or only punctuation. */
export function comparableKeys(keys: readonly string[], caseSensitive: boolean): string[] {
  return keys
    .flatMap(namesIn)
    .map((key) => comparable(key, caseSensitive).trim())
    .filter((key) => !/^[\p{P}\s]*$/u.test(key));
}
