import type { AskKind } from "../asks/kinds.ts";
import type { Exchange, Language } from "../persona.ts";
import type { Framed } from "../questions/frame.ts";
import { framedQuestion, wonderedQuestion } from "../questions/framed.ts";
import { normal } from "../text/normal.ts";
import { linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { loreCandidates } from "./lore.ts";

/** Kinds whose wordings are surer than a frame: what the character is and has, and what is between the two. */
const SURER =
  /^(?:us|rough|comfort|greet|talk|noise|app|refuse)\.|^self\.(?:ai|human|real|name|name_meaning|age|birthday|sign|family|animal|work|home|where|mood|feelings|see|alone|maker|sleep|looks|languages|eat|food|colour|season|music|hobby|doing)$|^unknown\.(?:weather|news|stock|private|nearby)|^follow\.(?!view)|^opinion\.hot/u;

/** Frames that say more than any wording: a case that is made up, an act that has never been done. */
const PARTICULAR: ReadonlySet<AskKind> = new Set([
  "asked.instead",
  "asked.would",
  "asked.should",
  "asked.say",
  "asked.child",
]);
const LESS_PARTICULAR =
  /^(?:us|rough|self\.(?:ai|human|real)|refuse|talk|greet|noise|unknown\.(?:weather|stock|private|nearby))/u;

/** What a question asks by its frame, unless it was recognised more surely as of another kind. */
export function questionAsked(
  { input, language }: Conversation,
  recognised: AskKind | undefined,
): Framed | undefined {
  const framed = framedQuestion(input.text, language);
  if (framed === undefined || recognised === undefined) return framed;
  const isSurer = PARTICULAR.has(framed.kind) ? LESS_PARTICULAR : SURER;
  return isSurer.test(recognised) ? undefined : framed;
}

const samePiece = (one = "", other = ""): boolean => {
  const [a, b] = [normal(one), normal(other)];
  return a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a));
};

/** Whether an example asks the same of the character: 你出过海吗 and 出过海没有, but not 讲讲恋爱 and 谈过恋爱吗. */
export const asksTheSame = ({ asks }: Exchange, { kind, slots }: Framed, language: Language): boolean =>
  asks.some((ask) => {
    const other = framedQuestion(ask, language);
    return (
      other?.kind === kind && Object.keys(slots).some((slot) => samePiece(slots[slot], other.slots[slot]))
    );
  });

/** What the character's own story may answer: something of it is named. */
const OF_STORY: ReadonlySet<AskKind> = new Set([
  "asked.ever",
  "asked.heard",
  "asked.like",
  "asked.have",
  "asked.what",
]);

const namesLore = (conversation: Conversation, { slots }: Framed): boolean => {
  const pieces = Object.values(slots).flatMap((piece) => (piece === undefined ? [] : [normal(piece)]));
  return conversation.prepared.lore.some(({ keys }) =>
    keys.some((key) => pieces.some((piece) => piece === key || (key.length > 1 && piece.includes(key)))),
  );
};

/** Answers to a question by its frame, with what it asks about in them. */
export function* framedCandidates(conversation: Conversation, framed: Framed): Generator<Candidate> {
  if (OF_STORY.has(framed.kind) && namesLore(conversation, framed)) yield* loreCandidates(conversation);
  yield* linesOf(conversation, framed.kind, framed.slots);
}

/** Answers to a question about the world: of what the character knows of its own, else it is said back, and nothing else is. */
export function* wonderingCandidates(conversation: Conversation): Generator<Candidate> {
  yield* loreCandidates(conversation);
  const wondered = wonderedQuestion(conversation.input.text, conversation.language);
  if (wondered !== undefined) yield* linesOf(conversation, wondered.kind, wondered.slots);
}
