import type { Ask, Maker } from "./maker.ts";
import { pickNew } from "./records.ts";
import { asOther, themeOf } from "./theme.ts";

/** Five lines of which the first, second and last rhyme, and the third and fourth; {a} is the theme as it is first named, {t} as it is named again. */
const LIMERICKS = [
  "There once was {a} in Peru,\nwith nothing whatever to do.\nIt hummed and it sighed,\nit danced and it tried,\ntill {t} had learned kung fu.",
  "There once was {a} from the bay\nwho argued with gulls every day.\nThe gulls stole its hat,\nso that, friends, was that:\nnow {t} just looks the other way.",
  "There once was {a} in the rain\nthat boarded a very slow train.\nIt slept through its stop\nand woke with a hop;\nso {t} had to ride it again.",
  "There once was {a} on a shelf\nthat thought rather well of itself.\nIt fell with a crash\nin the breakfast-time mash,\nand {t} was served up by an elf.",
  "There once was {a} by the sea\nwho asked the whole village to tea.\nBut nobody came,\nwhich was ever a shame:\nso {t} ate the cakes, all but three.",
];
const OF_MANY = [
  "Let me sing about {t} to you,\nfor {t} are splendid, it's true.\nThey're here and they're there,\nthey get in your hair,\nand nothing but {t} will do.",
  "When {t} came strolling our way,\nthe neighbours had plenty to say.\nOne fainted, one ran,\none jumped in a van,\nbut I asked the {t} to stay.",
];

const IS_MASS =
  /^(?:bread|rain|snow|tea|coffee|football|music|money|love|time|work|homework|school|cheese|chess|maths?|spring|winter|summer|autumn|fog|war|peace|traffic|jelly|soup|yoga)$/iu;

function limerick({ text, said, random }: Ask): string {
  const theme = asOther(themeOf(text, "en") ?? "a cat")
    .trim()
    .slice(0, 36);
  const thing = theme.replace(/^(?:an?|the|your|our|some)\s+/iu, "");
  const isMany = /[^s]s$/iu.test(thing) || IS_MASS.test(thing) || / and /u.test(thing);
  if (isMany) {
    const line = pickNew(IS_MASS.test(thing) ? OF_MANY.slice(0, 1) : OF_MANY, said, random);
    const plain = IS_MASS.test(thing)
      ? line
          .replace("are splendid", "is splendid")
          .replace("They're here and they're there", "It's here and it's there")
          .replace("they get", "it gets")
      : line;
    return plain
      .replaceAll("the {t}", /^(?:your|our|the)\b/iu.test(theme) ? "{t}" : "the {t}")
      .replaceAll("{t}", theme.replace(/^the /iu, ""));
  }
  const isNamed = /^[A-Z]/u.test(theme) || /^(?:your|our|the)\b/iu.test(theme);
  const article = /^[aeiou]/iu.test(thing) ? "an" : "a";
  const first = isNamed ? theme : `${article} ${thing}`;
  const again = isNamed ? theme : `the ${thing}`;
  return pickNew(LIMERICKS, said, random).replaceAll("{a}", first).replaceAll("{t}", again);
}

export const LIMERICK_MAKERS: readonly Maker[] = [
  ["make.poem", /\blimericks?\b/iu, limerick, /what(?:'s| is) a|limericks? (?:is|are)\b/iu],
];
