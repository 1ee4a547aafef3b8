import { hashOf } from "../../learned/sparse-weights.ts";
import type { Token } from "../../learned/tokens.ts";

/** Classes of words as a file holds them. */
export interface PackedClasses {
  /** In the order of their bits. */
  readonly names: readonly string[];
  /** Hashes of the words, ascending, 32 bits each, in base64. */
  readonly hashes: string;
  /** The classes of each word, a bit for each, 32 bits each, in base64. */
  readonly bits: string;
}

/** How many tokens a listed word has at most. */
const TOKENS_MOST = 6;

const HAN = /\p{Script=Han}/u;

/** Words, joined as they are listed: Han signs follow each other, other words have a space between. */
export function joined(words: readonly string[]): string {
  let text = "";
  for (const word of words) {
    const isApart = text !== "" && !HAN.test(text.at(-1) ?? "") && !HAN.test(word);
    text += isApart ? ` ${word}` : word;
  }
  return text;
}

/** Which classes a token belongs to, by the longest listed words that it stands in. */
export interface ClassMark {
  readonly name: string;
  /** Where in the word the token stands. */
  readonly place: "only" | "first" | "inner" | "last";
}

/** The lists of words by class. */
export class WordClasses {
  readonly #names: readonly string[];
  readonly #bits = new Map<number, number>();

  constructor({ names, hashes, bits }: PackedClasses) {
    this.#names = names;
    const [keys, values] = [numbersOf(hashes), numbersOf(bits)];
    for (const [at, key] of keys.entries()) this.#bits.set(key, values[at] ?? 0);
  }

  /** The marks of each token of a line. Of words that overlap, the longest one of each class counts. */
  marksOf(tokens: readonly Token[]): ClassMark[][] {
    const marks: ClassMark[][] = tokens.map(() => []);
    const words = tokens.map(({ word }) => word);
    for (let length = Math.min(TOKENS_MOST, tokens.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= tokens.length; start += 1) {
        const bits = this.#bits.get(hashOf(joined(words.slice(start, start + length)))) ?? 0;
        if (bits !== 0) this.#mark(marks, { start, length, bits });
      }
    }
    return marks;
  }

  #mark(
    marks: ClassMark[][],
    { start, length, bits }: { start: number; length: number; bits: number },
  ): void {
    for (const [bit, name] of this.#names.entries()) {
      if ((bits & (1 << bit)) === 0) continue;
      const covered = marks.slice(start, start + length);
      if (covered.some((held) => held.some((mark) => mark.name === name))) continue;
      for (const [at, held] of covered.entries()) held.push({ name, place: placeOf(at, length) });
    }
  }
}

function placeOf(at: number, length: number): ClassMark["place"] {
  if (length === 1) return "only";
  if (at === 0) return "first";
  return at === length - 1 ? "last" : "inner";
}

function numbersOf(base64: string): Uint32Array {
  const text = atob(base64);
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new Uint32Array(bytes.buffer);
}
