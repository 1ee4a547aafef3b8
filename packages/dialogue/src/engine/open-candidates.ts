import { DEFAULTS } from "../defaults/defaults.ts";
import type { Intent } from "../persona.ts";
import { inLanguage } from "../text/language.ts";
import { isQuestion, isRequest } from "../text/sentences.ts";
import { linesOf } from "./ask-candidates.ts";
import { type Candidate, fresh, listLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { fill } from "./fill.ts";
import { loreCandidates } from "./lore.ts";
import { isHeavyNow } from "./mood.ts";
import { thankedCandidates } from "./partings.ts";

/** Nothing fits: listens to a statement, admits not knowing an answer, and keeps the chat going. */
export function* openCandidates(conversation: Conversation, soft: Intent | undefined): Generator<Candidate> {
  const wantsInformation = isQuestion(conversation.input.text) || isRequest(conversation.input.text);
  const { persona } = conversation.prepared;
  if (!wantsInformation && soft === undefined && persona.examples.length < 4)
    yield* loreCandidates(conversation, { unasked: true });
  if (soft !== "nod") yield* wantsInformation ? deflecting(conversation) : listening(conversation);
  yield* loreCandidates(conversation, { unasked: true });
  for (const { answers } of conversation.random.shuffle(
    conversation.prepared.initiatives[conversation.language],
  )) {
    for (const text of fresh(conversation, answers))
      yield { text, source: { rule: "initiative" }, extension: "never" };
  }
  yield* combined(conversation);
}

/** Lines of somebody who listens. */
export function* listening(conversation: Conversation): Generator<Candidate> {
  yield* thankedCandidates(conversation);
  if (isHeavyNow(conversation)) yield* linesOf(conversation, "back.heavy");
  for (const text of listLines(conversation, "listening"))
    yield { text, source: { rule: "listening" }, extension: "must" };
}

function* deflecting(conversation: Conversation): Generator<Candidate> {
  for (const text of listLines(conversation, "deflections"))
    yield { text, source: { rule: "deflection" }, extension: "must" };
}

/** A long chat has used up every line: pairs of lines are still new. */
function* combined(conversation: Conversation): Generator<Candidate> {
  const { language, prepared, random, slots } = conversation;
  const { listening, deflections } = prepared.persona;
  const common = DEFAULTS[language];
  const all = [...(listening ?? []), ...(deflections ?? []), ...common.listening, ...common.deflections];
  const openers = random.shuffle(inLanguage(all, language)).slice(0, 40);
  const questions = random.shuffle(prepared.initiatives[language].flatMap(({ answers }) => answers));
  for (const opener of openers) {
    for (const question of questions) {
      const text = fill(`${opener}${language === "en" ? " " : ""}${question}`, slots);
      if (text !== undefined) yield { text, source: { rule: "deflection" }, extension: "never", pair: true };
    }
  }
}
