import { DEFAULTS } from "../defaults/defaults.ts";
import type { Intent } from "../persona.ts";
import { inLanguage } from "../text/language.ts";
import type { Source } from "../turn.ts";
import type { Conversation } from "./conversation.ts";
import { repeats } from "./conversation.ts";
import { fill, type Slots } from "./fill.ts";

/** Something that could be said, before its style. */
export interface Candidate {
  readonly text: string;
  readonly source: Source;
  /** Whether something may be asked or told after it. */
  readonly goesOn: "never" | "maybe" | "must";
  /** Made of lines said before, in a pair that was not. */
  readonly pair?: boolean;
}

/** Lines in the language of the talk, filled, none said before, in the order of chance. */
export function fresh(talk: Conversation, lines: readonly string[] | undefined, extra: Slots = {}): string[] {
  const slots = { ...talk.slots, ...extra };
  return talk.random
    .shuffle(inLanguage(lines, talk.language))
    .flatMap((line) => fill(line, slots) ?? [])
    .filter((line) => !repeats(line, talk));
}

/** The persona's own lines for an intent first, then everybody's. */
export function intentLines(talk: Conversation, intent: Intent, extra: Slots = {}): string[] {
  const own = fresh(talk, talk.prepared.persona.smallTalk?.[intent], extra);
  return [...own, ...fresh(talk, DEFAULTS[talk.language].smallTalk[intent], extra)];
}

/** The same for lists: deflections, listening. A persona with enough of its own uses only these. */
export function listLines(talk: Conversation, list: "deflections" | "listening"): string[] {
  const own = inLanguage(talk.prepared.persona[list], talk.language);
  const mine = fresh(talk, own);
  return [...mine, ...fresh(talk, DEFAULTS[talk.language][list])];
}
