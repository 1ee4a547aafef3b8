import { DEFAULTS } from "../defaults/defaults.ts";
import type { Source } from "../dialogue.ts";
import type { Intent } from "../persona.ts";
import { inLanguage } from "../text/language.ts";
import type { Conversation } from "./conversation.ts";
import { repeats } from "./conversation.ts";
import { fill, type Slots } from "./fill.ts";

/** A possible reply, before styling. */
export interface Candidate {
  readonly text: string;
  readonly source: Source;
  /** Whether a question or a remark may follow it. */
  readonly extension: "never" | "maybe" | "must";
  /** Made of two lines said before, in a pair that was not. */
  readonly pair?: boolean;
  /** A poem, a sum, a quotation: no style changes it. */
  readonly exact?: boolean;
}

/** What an author wrote of the character precedes what could be said of anybody. */
const namesOwnFact = (line: string): number => (line.includes("{own") ? 0 : 1);

/** Lines in the conversation's language, filled, without those said before, in random order. */
export function fresh(
  conversation: Conversation,
  lines: readonly string[] | undefined,
  extra: Slots = {},
): string[] {
  const slots = { ...conversation.slots, ...extra };
  return conversation.random
    .shuffle(inLanguage(lines, conversation.language))
    .sort((a, b) => namesOwnFact(a) - namesOwnFact(b))
    .flatMap((line) => fill(line, slots) ?? [])
    .filter((line) => !repeats(line, conversation));
}

/** The persona's own lines for an intent first, then the defaults. */
export function intentLines(conversation: Conversation, intent: Intent, extra: Slots = {}): string[] {
  const own = fresh(conversation, conversation.prepared.persona.smallTalk?.[intent], extra);
  return [...own, ...fresh(conversation, DEFAULTS[conversation.language].smallTalk[intent], extra)];
}

/** The same for lists: deflections, listening. A persona with enough lines of its own uses only those. */
export function listLines(conversation: Conversation, list: "deflections" | "listening"): string[] {
  const own = inLanguage(conversation.prepared.persona[list], conversation.language);
  const mine = fresh(conversation, own);
  return [...mine, ...fresh(conversation, DEFAULTS[conversation.language][list])];
}
