import { DEFAULTS } from "../defaults/defaults.ts";
import type { Source } from "../dialogue.ts";
import type { Intent } from "../persona.ts";
import { inLanguage } from "../text/language.ts";
import type { Conversation } from "./conversation.ts";
import { repeats } from "./conversation.ts";
import { fill, type Slots } from "./fill.ts";

/** Something that could be said, before its style. */
export interface Candidate {
  readonly text: string;
  readonly source: Source;
  /** Whether something may be asked or told after it. */
  readonly extension: "never" | "maybe" | "must";
  /** Made of lines said before, in a pair that was not. */
  readonly pair?: boolean;
}

/** Lines in the language of the talk, filled, none said before, in the order of chance. */
export function fresh(
  conversation: Conversation,
  lines: readonly string[] | undefined,
  extra: Slots = {},
): string[] {
  const slots = { ...conversation.slots, ...extra };
  return conversation.random
    .shuffle(inLanguage(lines, conversation.language))
    .flatMap((line) => fill(line, slots) ?? [])
    .filter((line) => !repeats(line, conversation));
}

/** The persona's own lines for an intent first, then everybody's. */
export function intentLines(conversation: Conversation, intent: Intent, extra: Slots = {}): string[] {
  const own = fresh(conversation, conversation.prepared.persona.smallTalk?.[intent], extra);
  return [...own, ...fresh(conversation, DEFAULTS[conversation.language].smallTalk[intent], extra)];
}

/** The same for lists: deflections, listening. A persona with enough of its own uses only these. */
export function listLines(conversation: Conversation, list: "deflections" | "listening"): string[] {
  const own = inLanguage(conversation.prepared.persona[list], conversation.language);
  const mine = fresh(conversation, own);
  return [...mine, ...fresh(conversation, DEFAULTS[conversation.language][list])];
}
