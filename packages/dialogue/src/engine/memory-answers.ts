import type { AskKind } from "../asks/kinds.ts";
import type { MemoryKind } from "../dialogue.ts";
import { isNoStatement } from "../memory/clauses.ts";
import { recall } from "../memory/recall/recall.ts";
import {
  FORGOTTEN_LINES,
  RECALL_LINES,
  REMEMBERED_LINES,
  UNKNOWN_LINES,
} from "../memory/recall/recall-lines.ts";
import { sayMemory } from "../memory/say-memory.ts";
import { linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

const SOURCE = { rule: "memory" } as const;

/** A sentence as the start of a line: “your cat …” begins with a capital. */
const capital = (text: string): string => text.replace(/^[a-z]/u, (letter) => letter.toUpperCase());

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

/** Says back what was just learnt of the person or of somebody of theirs, so that they see it was understood. */
export function* learntCandidates(conversation: Conversation): Generator<Candidate> {
  const { fresh, language, random } = conversation;
  const learnt = fresh.filter(({ kind }) => SAID_BACK.has(kind));
  if (learnt.length === 0 || !random.chance(OFTEN)) return;
  const said = learnt.slice(0, 2).map((memory) => sayMemory(memory, language));
  for (const line of ownLines(conversation, "memory.noted", said.join(language === "zh" ? "，" : "; ")))
    yield { ...line, extension: "maybe" };
}

/**
 * What is remembered of the person, where they ask for it. What is known precedes the clock; what is only quoted from
 * the chat, or unknown, follows it.
 */
export function* memoryAnswerCandidates(
  conversation: Conversation,
  { isKnown }: { isKnown: boolean },
): Generator<Candidate> {
  const { input, language, memories, understood, random } = conversation;
  if (understood.added.length > 0 || isNoStatement(input.text)) return;
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
