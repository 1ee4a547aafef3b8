import { type Dice, diceOf, hashText } from "./core/dice.ts";
import { AIRS } from "./words/airs.ts";
import { HEAVENS } from "./words/heavens.ts";
import { HOURS } from "./words/hours.ts";
import { heardIn } from "./words/lexicon.ts";
import { type Entry, spoken } from "./words/match.ts";
import { CLOTHINGS, DYES, HAIRS, PEOPLE } from "./words/people.ts";
import { PLACES } from "./words/places.ts";
import { THINGS } from "./words/things.ts";

type Table = readonly Entry<unknown>[];
const NOBODY: ReadonlySet<string> = new Set();
const HAN = /\p{Script=Han}/u;

/** An entry's usual word in the language of the prompt. */
const named = ({ words }: Entry<unknown>, han: boolean): string | undefined =>
  words.split("|").find((word) => HAN.test(word) === han);

const unheard = (table: Table, heard: ReadonlySet<string>): Table =>
  table.filter(({ words }) => !words.split("|").some((word) => heard.has(word)));

function anyOf(table: Table, dice: Dice, han: boolean): string | undefined {
  const [first, ...rest] = table;
  return first && named(dice.pick([first, ...rest]), han);
}

/** The tables a prompt leaves open, in the order in which a picture gains by them. */
function openTables(heard: ReadonlySet<string>): Table[] {
  const speaks = (table: Table) => spoken(table, heard, NOBODY).length > 0;
  const isPerson = speaks(PEOPLE);
  const isPlaced = speaks(PLACES) || speaks(THINGS);
  const wanted: Table[] = isPerson ? [HAIRS, DYES, CLOTHINGS, HOURS, AIRS] : [HOURS, HEAVENS, AIRS];
  const open = wanted.filter((table) => !speaks(table));
  if (!isPlaced && !isPerson) open.unshift(PLACES);
  // Of a prompt that leaves nothing open, more of the sky and the air is told.
  return open.length > 0 ? open : [HEAVENS, AIRS].map((table) => unheard(table, heard));
}

/**
 * A prompt with what it left open said: the hour, the sky, the air, what somebody wears; in its own language and in
 * words the painter knows. Another seed says other things.
 */
export function enrich(prompt: string, seed: number, most: number): string {
  const dice = diceOf(hashText(prompt, seed)).part("enrich");
  const han = HAN.test(prompt);
  const mark = han ? "，" : ", ";
  let rich = prompt;
  for (const table of openTables(heardIn(prompt))) {
    const word = anyOf(table, dice, han);
    if (word === undefined || rich.includes(word)) continue;
    if (rich.length + mark.length + word.length <= most) rich = `${rich}${mark}${word}`;
  }
  return rich;
}
