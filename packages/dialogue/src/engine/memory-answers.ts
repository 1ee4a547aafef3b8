import type { AskKind } from "../asks/kinds.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { askedAll, sayAllKnown } from "../memory/all-known.ts";
import { isNoStatement } from "../memory/clauses.ts";
import { isAnimal, isPerson } from "../memory/lexicon.ts";
import { recall } from "../memory/recall/recall.ts";
import {
  FORGOTTEN_LINES,
  RECALL_LINES,
  REMEMBERED_LINES,
  UNKNOWN_LINES,
} from "../memory/recall/recall-lines.ts";
import { sayMemory } from "../memory/say-memory.ts";
import { capital, linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { heardCandidates, isPlace } from "./heard.ts";

const SOURCE = { rule: "memory" } as const;

/** The character's own words around what is remembered. */
function* ownLines(conversation: Conversation, kind: AskKind, answer?: string): Generator<Candidate> {
  for (const { text } of linesOf(conversation, kind, { answer }))
    yield { text: capital(text), source: SOURCE, extension: "never", exact: true };
}

/** The answer to 记住 and 忘掉. */
export function* memoryCommandCandidates(conversation: Conversation): Generator<Candidate> {
  const { language, understood, random } = conversation;
  if (understood.command === null) return;
  if (understood.command === "forget") yield* ownLines(conversation, "memory.forgotten");
  else {
    const [added] = understood.added;
    if (added !== undefined) yield* ownLines(conversation, "memory.noted", sayMemory(added, language));
  }
  const lines = understood.command === "forget" ? FORGOTTEN_LINES : REMEMBERED_LINES;
  for (const text of random.shuffle(lines[language])) yield { text, source: SOURCE, extension: "never" };
}

/** Facts that are acknowledged by saying them back; others have lines of their own, or are answered as what they are. */
const SAID_BACK: ReadonlySet<MemoryKind> = new Set([
  ...(["age", "home", "origin", "livesWith", "job", "employer", "study", "language", "skill"] as const),
  ...(["belonging", "breed", "allergy", "medicine", "habit", "birthday", "plan", "like", "dislike"] as const),
  ...(["name", "nickname", "pet"] as const),
]);
/** How often that is done: somebody who repeats every line is no listener. */
const OFTEN = 0.7;

/** Takes up what was just learnt of the person or of theirs; what nothing is said to, is said back. */
export function* learntCandidates(conversation: Conversation): Generator<Candidate> {
  const { fresh, language, random } = conversation;
  yield* heardCandidates(conversation, { isMoving: false });
  const isSayable = ({ kind, value, about }: Memory): boolean =>
    SAID_BACK.has(kind) &&
    (kind !== "home" || isPlace(value)) &&
    (kind !== "name" || about === undefined || isPerson(about) || isAnimal(about));
  const learnt = fresh.find(isSayable);
  if (learnt === undefined || !random.chance(OFTEN)) return;
  for (const line of ownLines(conversation, "memory.noted", sayMemory(learnt, language)))
    yield { ...line, extension: "maybe" };
}

/** All that is known of the person, or of one of theirs, where they ask for it; that nothing is, where nothing is. */
export function* allKnownCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, language, memories } = conversation;
  const of = askedAll(input.text, memories);
  if (of === null) return;
  const answer = sayAllKnown(memories, { of, language, now: input.now });
  const kind = answer === null ? "memory.none" : "memory.all";
  const source = { rule: "intent", intent: kind } as const;
  if (answer === null && of !== "me") {
    yield* ownLines(conversation, "memory.unknown");
    return;
  }
  if (answer !== null)
    for (const { text } of linesOf(conversation, "memory.recall", { answer }))
      yield { text: capital(text), source, extension: "never", exact: true };
  for (const { text } of linesOf(conversation, kind, { answer: answer ?? undefined }))
    yield { text: capital(text), source, extension: "never", exact: true };
}

/** 干什么都没劲 asks nothing. */
const ALL_THE_SAME = /(?:什么|啥|谁|哪儿?|怎么)都|(?:什么|啥)也[不没]/u;

/**
 * What is remembered of the person, where they ask for it. What is known precedes the clock; what is only quoted from
 * the chat, or unknown, follows it.
 */
export function* memoryAnswerCandidates(
  conversation: Conversation,
  { isKnown }: { isKnown: boolean },
): Generator<Candidate> {
  const { input, language, memories, understood, random } = conversation;
  if (understood.added.length > 0 || isNoStatement(input.text) || ALL_THE_SAME.test(input.text)) return;
  const found = recall(input.text, { memories, history: input.history ?? [], now: input.now });
  if (found === null || (found.fact !== null && (!found.isQuoted || found.isRecent === true)) !== isKnown)
    return;
  if (found.fact === null) yield* ownLines(conversation, "memory.unknown");
  else yield* ownLines(conversation, "memory.recall", found.fact);
  const lines = random.shuffle((found.fact === null ? UNKNOWN_LINES : RECALL_LINES)[language]);
  for (const line of lines) {
    const text = capital(line.replace("{answer}", () => found.fact ?? ""));
    yield { text, source: SOURCE, extension: "never" };
  }
}
