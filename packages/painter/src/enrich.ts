import { type Dice, diceOf, hashText } from "./core/dice.ts";
import { AIRS } from "./words/airs.ts";
import { HEAVENS } from "./words/heavens.ts";
import { HOURS } from "./words/hours.ts";
import { wordsIn } from "./words/lexicon.ts";
import { type Entry, mentionedEntries } from "./words/match.ts";
import { OBJECTS } from "./words/objects.ts";
import { CLOTHINGS, DYES, HAIRS, PEOPLE } from "./words/people.ts";
import { PLACES } from "./words/places.ts";

type Table = readonly Entry<unknown>[];
const NO_WORDS: ReadonlySet<string> = new Set();
const HAN = /\p{Script=Han}/u;

/** An entry's usual word in the language of the prompt. */
const named = ({ words }: Entry<unknown>, han: boolean): string | undefined =>
  words.split("|").find((word) => HAN.test(word) === han);

const unmentioned = (table: Table, mentioned: ReadonlySet<string>): Table =>
  table.filter(({ words }) => !words.split("|").some((word) => mentioned.has(word)));

function anyOf(table: Table, dice: Dice, han: boolean): string | undefined {
  const [first, ...rest] = table;
  return first && named(dice.pick([first, ...rest]), han);
}

/** The tables that a prompt does not mention, those first that improve a picture most. */
function openTables(mentioned: ReadonlySet<string>): Table[] {
  const isMentioned = (table: Table) => mentionedEntries(table, mentioned, NO_WORDS).length > 0;
  const isPerson = isMentioned(PEOPLE);
  const hasPlace = isMentioned(PLACES) || isMentioned(OBJECTS);
  const tables: Table[] = isPerson ? [HAIRS, DYES, CLOTHINGS, HOURS, AIRS] : [HOURS, HEAVENS, AIRS];
  const open = tables.filter((table) => !isMentioned(table));
  if (!hasPlace && !isPerson) open.unshift(PLACES);
  // A prompt that leaves nothing open gets more words about the sky and the air.
  return open.length > 0 ? open : [HEAVENS, AIRS].map((table) => unmentioned(table, mentioned));
}

/**
 * A prompt with what it left open added: the hour, the sky, the air, the clothes; in its own language and in
 * words the painter knows. Another seed adds other words.
 */
export function enrich(prompt: string, seed: number, maxLength: number): string {
  const dice = diceOf(hashText(prompt, seed)).part("enrich");
  const han = HAN.test(prompt);
  const mark = han ? "，" : ", ";
  let rich = prompt;
  for (const table of openTables(wordsIn(prompt))) {
    const word = anyOf(table, dice, han);
    if (word === undefined || rich.includes(word)) continue;
    if (rich.length + mark.length + word.length <= maxLength) rich = `${rich}${mark}${word}`;
  }
  return rich;
}
