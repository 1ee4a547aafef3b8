import type { Picture } from "./core/picture.ts";
import { type Order, paint, portrait } from "./paint.ts";
import { traitsOf } from "./starters.ts";
import { GARBS } from "./words/garb.ts";
import { heardIn } from "./words/lexicon.ts";
import { spoken } from "./words/match.ts";
import { CLOTHINGS, DYES, HAIRS, PEOPLE, WEARS } from "./words/people.ts";
import { THINGS } from "./words/things.ts";

/** After whom a picture is painted. */
export interface Likeness {
  /** What is written of them; only words that say how somebody looks count. */
  readonly looks: string;
  /** The key of a starter character, whose look is settled. */
  readonly starter?: string | undefined;
}

/** A picture asked for by a person, after a character or after nobody. */
export interface Commission extends Order {
  readonly like?: Likeness | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();
const LOOKS = [HAIRS, CLOTHINGS, WEARS, DYES, GARBS].flatMap((table) =>
  table.flatMap(({ words }) => words.split("|")),
);
const THING_WORDS = THINGS.flatMap(({ words }) => words.split("|"));

const among = (heard: ReadonlySet<string>, words: readonly string[]): string =>
  words.filter((word) => heard.has(word)).join(" ");

/**
 * Paints what was asked for. After a character it is somebody without a face, looking as written of them, in the
 * place the prompt speaks of; after one that is no person, the thing it is (`IMAGE-1`, reference character).
 */
export function commissioned({ like, ...order }: Commission): Picture {
  if (like === undefined) return paint(order);
  const traits = like.starter === undefined ? undefined : traitsOf(like.starter);
  if (traits !== undefined) return portrait({ ...order, traits });
  const heard = heardIn(like.looks);
  const thing = among(heard, THING_WORDS);
  if (thing !== "" && spoken(PEOPLE, heard, NOBODY).length === 0)
    return paint({ ...order, prompt: `${order.prompt} ${thing}` });
  return portrait({ ...order, prompt: `${order.prompt} ${among(heard, LOOKS)}` });
}
