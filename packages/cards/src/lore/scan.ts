import { comparable, holdsKey } from "./key-match.ts";

/** How many of the latest texts are searched where neither the entry nor its book says it. */
export const SCAN_DEPTH = 10;

/** The texts that entries are looked for in, each made comparable once. */
export class Scan {
  readonly recent: readonly string[];
  /** Texts of entries found before, searched at any depth. */
  readonly #beyond: readonly string[];
  readonly #depth: number | undefined;
  readonly #made = new Map<string, string>();
  readonly #parts: Map<string, string>;
  readonly #held = new Map<string, boolean>();
  readonly #earlier = new Map<number, Scan>();

  constructor(
    recent: readonly string[],
    depth: number | undefined,
    {
      beyond = [],
      parts = new Map<string, string>(),
    }: { beyond?: readonly string[]; parts?: Map<string, string> } = {},
  ) {
    this.recent = recent;
    this.#depth = depth;
    this.#beyond = beyond;
    this.#parts = parts;
  }

  /** The same with further texts of entries. */
  with(more: readonly string[]): Scan {
    return new Scan(this.recent, this.#depth, { beyond: [...this.#beyond, ...more], parts: this.#parts });
  }

  /** As it was when there were only so many recent texts. */
  upTo(count: number): Scan {
    const known = this.#earlier.get(count);
    if (known) return known;
    const then = new Scan(this.recent.slice(0, count), this.#depth, { parts: this.#parts });
    this.#earlier.set(count, then);
    return then;
  }

  /** The text that is searched; as it was written for patterns, comparable for words. */
  text(how: "raw" | "exact" | "folded", entryDepth: number | undefined): string {
    const depth = Math.max(0, Math.trunc(entryDepth ?? this.#depth ?? SCAN_DEPTH));
    const name = `${how} ${depth}`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    // A line feed separates the texts, so that no key matches across two of them.
    const texts = [...(depth === 0 ? [] : this.recent.slice(-depth)), ...this.#beyond];
    const text = texts.map((part) => this.#part(part, how)).join("\n");
    this.#made.set(name, text);
    return text;
  }

  /** Whether a comparable word is found, looked up once for each word. */
  holds(
    word: string,
    how: "exact" | "folded",
    { depth, whole }: { depth: number | undefined; whole: boolean },
  ): boolean {
    const name = `${how} ${depth} ${whole} ${word}`;
    const known = this.#held.get(name);
    if (known !== undefined) return known;
    const text = this.text(how, depth);
    const held = whole ? holdsKey(text, word) : text.includes(word);
    this.#held.set(name, held);
    return held;
  }

  #part(text: string, how: "raw" | "exact" | "folded"): string {
    if (how === "raw") return text;
    const name = `${how} ${text}`;
    const made = this.#parts.get(name) ?? comparable(text, how === "exact");
    this.#parts.set(name, made);
    return made;
  }
}
