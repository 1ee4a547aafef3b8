import type { Picture } from "./core/picture.ts";
import { type PaintOptions, paint, portrait } from "./paint.ts";
import { traitsOf } from "./starters.ts";
import { GARBS } from "./words/garb.ts";
import { wordsIn } from "./words/lexicon.ts";
import { mentionedEntries } from "./words/match.ts";
import { OBJECTS } from "./words/objects.ts";
import { CLOTHINGS, DYES, HAIRS, PEOPLE, WEARS } from "./words/people.ts";

/** The character a picture shows. */
export interface Likeness {
  /** The description of their looks; only words about looks count. */
  readonly looks: string;
  /** The key of a starter character, whose look is fixed. */
  readonly starter?: string | undefined;
}

/** A picture that a person asks for, with or without a character. */
export interface Commission extends PaintOptions {
  readonly like?: Likeness | undefined;
}

const NO_WORDS: ReadonlySet<string> = new Set();
const LOOKS = [HAIRS, CLOTHINGS, WEARS, DYES, GARBS].flatMap((table) =>
  table.flatMap(({ words }) => words.split("|")),
);
const OBJECT_WORDS = OBJECTS.flatMap(({ words }) => words.split("|"));

const wordsAmong = (mentioned: ReadonlySet<string>, words: readonly string[]): string =>
  words.filter((word) => mentioned.has(word)).join(" ");

/**
 * Paints a commission. With a character it shows a person without a face, with the looks written of them, in
 * the place the prompt names; a character that is no person is painted as the thing it is (`IMAGE-1`,
 * reference character).
 */
export function paintCommission({ like, ...order }: Commission): Picture {
  if (like === undefined) return paint(order);
  const traits = like.starter === undefined ? undefined : traitsOf(like.starter);
  if (traits !== undefined) return portrait({ ...order, traits });
  const mentioned = wordsIn(like.looks);
  const object = wordsAmong(mentioned, OBJECT_WORDS);
  if (object !== "" && mentionedEntries(PEOPLE, mentioned, NO_WORDS).length === 0)
    return paint({ ...order, prompt: `${order.prompt} ${object}` });
  return portrait({ ...order, prompt: `${order.prompt} ${wordsAmong(mentioned, LOOKS)}` });
}
