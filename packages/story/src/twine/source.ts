import { refuse } from "../refusal.ts";

/** How many letters may be looked at for each letter of a story, so that hostile brackets take bounded time. */
const LOOKS = 40;

/** Bounds the search for the ends of brackets over a whole story. */
export class Budget {
  #left: number;
  constructor(letters: number) {
    this.#left = letters * LOOKS + 100_000;
  }
  spend(letters: number): void {
    this.#left -= letters;
    if (this.#left < 0) refuse("tooTangled");
  }
}

const LENGTH_MAX = 4000;

/** Whether an apostrophe begins a text, and is not that of a word or a possessive. */
const beginsText = (before: string): boolean => !/[\p{L}\p{N})\]]/u.test(before);

/**
 * Where what opened before `at` closes, not counting what stands in quotes; -1 when it does not within 4,000
 * letters. `open` and `close` are a letter or two; pairs inside each other are counted if `open` is not empty.
 */
export function closing(
  source: string,
  at: number,
  { open, close }: { open: string; close: string },
  budget: Budget,
): number {
  let depth = 1;
  let quote = "";
  const end = Math.min(source.length, at + LENGTH_MAX);
  let place = at;
  for (; place < end; place += 1) {
    const letter = source.charAt(place);
    if (letter === "\\") place += 1;
    else if (quote !== "") {
      if (letter === quote) quote = "";
    } else if (letter === '"' || (letter === "'" && beginsText(source.charAt(place - 1)))) quote = letter;
    else if (source.startsWith(close, place)) {
      depth -= 1;
      if (depth === 0) break;
    } else if (open !== "" && source.startsWith(open, place)) depth += 1;
  }
  budget.spend(place - at);
  return place < end ? place : -1;
}

/** The same without quotes, for a passage where one is missing. */
export function closingPlain(
  source: string,
  at: number,
  { open, close }: { open: string; close: string },
  budget: Budget,
): number {
  let depth = 1;
  const end = Math.min(source.length, at + LENGTH_MAX);
  let place = at;
  for (; place < end; place += 1) {
    if (source.startsWith(close, place)) {
      depth -= 1;
      if (depth === 0) break;
    } else if (open !== "" && source.startsWith(open, place)) depth += 1;
  }
  budget.spend(place - at);
  return place < end ? place : -1;
}
