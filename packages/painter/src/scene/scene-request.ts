import type { Dice } from "../core/dice.ts";
import { HOURS, type Hour } from "../words/hours.ts";
import { mentionedEntries } from "../words/match.ts";

/** The words of our tables that a prompt names, and those that it refuses. */
export interface SceneRequest {
  readonly mentioned: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
}

/** Words that set the hour's tint only where no hour is named: mist at dawn is dawn. */
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

function namedHour({ mentioned, excluded: refused }: SceneRequest) {
  const hours = mentionedEntries(HOURS, mentioned, refused);
  const [first] = hours;
  return first && TINTS.has(first.key) ? (hours.find(({ key }) => CLOCK.has(key)) ?? first) : first;
}

/** The requested hour, or any that was not refused. */
export function hourOf(request: SceneRequest, own: Dice): Hour {
  const { excluded: refused } = request;
  const any = own.pick(HOURS);
  const allowed = HOURS.filter(({ words }) => !words.split("|").some((word) => refused.has(word)));
  const chosen = namedHour(request) ?? (allowed.includes(any) ? any : allowed[0]);
  return (chosen ?? any).means;
}
