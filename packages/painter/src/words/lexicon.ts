import { AIRS } from "./airs.ts";
import { GARBS } from "./garb.ts";
import { HEAVENS } from "./heavens.ts";
import { HOURS } from "./hours.ts";
import { findWords, plain, wordsOf } from "./match.ts";
import { OBJECTS } from "./objects.ts";
import { CLOTHINGS, DYES, HAIRS, PEOPLE, WEARS } from "./people.ts";
import { PLACES } from "./places.ts";
import { STYLES } from "./styles.ts";

/** All tables of words, by subject. */
export const TABLES = {
  styles: STYLES,
  hours: HOURS,
  places: PLACES,
  things: OBJECTS,
  heavens: HEAVENS,
  airs: AIRS,
  people: PEOPLE,
  hair: HAIRS,
  cloth: CLOTHINGS,
  wear: WEARS,
  dyes: DYES,
  garb: GARBS,
} as const;

const LEXICON = wordsOf(Object.values(TABLES));

/** The words of our tables in a prompt; nothing else of it ever reaches a picture. */
export const wordsIn = (prompt: string): ReadonlySet<string> => findWords(plain(prompt), LEXICON);
