import { CARE, PROMPTS } from "../defaults/care.ts";
import { type Candidate, fresh, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { isHeavy } from "./mood.ts";

const TRANSITIONS = {
  zh: ["", "", "", "对了，", "换我问一个：", "说起来，", "我好奇一件事，"],
  en: ["", "", "By the way: ", "My turn: "],
} as const;

/** Adds what keeps a chat going: a memory, or something of the character's own to ask. */
export function extendReply(
  conversation: Conversation,
  { text, extension: goesOn, source }: Candidate,
): string {
  const { random, style, input } = conversation;
  if (goesOn === "never" || /[？?]\s*$/u.test(text) || /…\s*[)）]?$/u.test(text)) return text;
  if (isHeavy(conversation)) return withPrompt(conversation, text, CARE);
  if (source.rule === "listening" && conversation.input.text.length > 3) {
    // Somebody who tells a story wants to be asked about it.
    const share = random.next();
    if (share < 0.45) return withPrompt(conversation, text, PROMPTS);
    if (share < 0.7) return text;
  }
  const wordy = style.length > 65 ? 0.3 : 0;
  if (goesOn === "maybe" && (style.length < 35 || !random.chance(0.3 + wordy))) return text;
  const added = recalledMemory(conversation) ?? ownQuestion(conversation, goesOn === "maybe");
  if (added === undefined) return text;
  const space = conversation.language === "en" ? " " : "";
  return input.hint === "shorter" ? text : `${text.trimEnd()}${space}${added}`;
}

/** A person in trouble, or in the middle of a story, is not asked what they had for breakfast. */
function withPrompt(conversation: Conversation, text: string, words: readonly string[]): string {
  const word = fresh(conversation, words)[0];
  return word === undefined ? text : `${text.trimEnd()}${conversation.language === "en" ? " " : ""}${word}`;
}

/** Every so often the character mentions something the user said earlier. */
function recalledMemory(conversation: Conversation): string | undefined {
  if (conversation.fresh.length > 0 || conversation.ownLines.length < 3 || !conversation.random.chance(0.3))
    return undefined;
  const lines = (["recallPlan", "recallPet", "recallLike", "recallJob"] as const).flatMap((intent) => {
    const first = intentLines(conversation, intent)[0];
    return first === undefined ? [] : [first];
  });
  // Remembering once is touching; the same thing in every other line is not.
  const mentionedLately = conversation.memories.filter(
    ({ kind, value }) =>
      kind !== "name" && conversation.ownLines.slice(-8).some((line) => line.includes(value)),
  );
  return mentionedLately.length > 0 ? undefined : conversation.random.pick(lines);
}

function ownQuestion(conversation: Conversation, withTransition: boolean): string | undefined {
  const { prepared, language, random } = conversation;
  const lines = fresh(
    conversation,
    prepared.initiatives[language].flatMap(({ answers }) => answers),
  );
  const line = lines[0];
  const transition = withTransition ? (random.pick(TRANSITIONS[language]) ?? "") : "";
  return line === undefined ? undefined : transition + line;
}
