import type { Dice } from "../core/dice.ts";
import { HOURS, type Hour } from "../words/hours.ts";
import { spoken } from "../words/match.ts";

/** What was said and what was refused, as words of our tables. */
export interface Wish {
  readonly heard: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** The hour that was asked for, or any that was not refused. */
export function hourOf({ heard, refused }: Wish, own: Dice): Hour {
  const any = own.pick(HOURS);
  const allowed = HOURS.filter(({ words }) => !words.split("|").some((word) => refused.has(word)));
  const chosen = spoken(HOURS, heard, refused)[0] ?? (allowed.includes(any) ? any : allowed[0]);
  return (chosen ?? any).means;
}
