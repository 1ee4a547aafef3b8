import type { Dice } from "../core/dice.ts";
import { HOURS, type Hour } from "../words/hours.ts";
import { spoken } from "../words/match.ts";

/** What was said and what was refused, as words of our tables. */
export interface Wish {
  readonly heard: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** What tints a picture only where no hour is named: mist at dawn is dawn. */
const TINTS: ReadonlySet<string> = new Set([
  "snowy",
  "sakura",
  "autumn",
  "desert",
  "forest",
  "dream",
  "mist",
]);
const CLOCK: ReadonlySet<string> = new Set(["dawn", "sunset", "dusk"]);

function named({ heard, refused }: Wish) {
  const said = spoken(HOURS, heard, refused);
  const [first] = said;
  return first && TINTS.has(first.key) ? (said.find(({ key }) => CLOCK.has(key)) ?? first) : first;
}

/** The hour that was asked for, or any that was not refused. */
export function hourOf(wish: Wish, own: Dice): Hour {
  const { refused } = wish;
  const any = own.pick(HOURS);
  const allowed = HOURS.filter(({ words }) => !words.split("|").some((word) => refused.has(word)));
  const chosen = named(wish) ?? (allowed.includes(any) ? any : allowed[0]);
  return (chosen ?? any).means;
}
