import type { AskKind } from "../asks/kinds.ts";
import { mentionNow } from "../memory/mention.ts";
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
  if (isHeavy(conversation)) return withQuestion(conversation, text, "back.care");
  // Somebody whose question was not understood is asked about it, not about something else.
  if (source.rule === "deflection") return withQuestion(conversation, text, "back.unknown");
  if (source.rule === "listening" && conversation.input.text.length > 3)
    return random.chance(0.7) ? withQuestion(conversation, text, "back.listening") : text;
  const due = mentioned(conversation, { isDue: true });
  if (due !== undefined && input.hint !== "shorter") return joined(conversation, text, due);
  const wordy = style.length > 65 ? 0.3 : 0;
  if (goesOn === "maybe" && (style.length < 35 || !random.chance(0.15 + wordy))) return text;
  const added = recalledMemory(conversation) ?? ownQuestion(conversation, goesOn === "maybe");
  if (added === undefined) return text;
  return input.hint === "shorter" ? text : joined(conversation, text, added);
}

const joined = ({ language }: Conversation, text: string, added: string): string =>
  `${text.trimEnd()}${language === "en" ? " " : ""}${added}`;

/** Something remembered whose time has come: what is due has a day, the rest only keeps the chat going. */
function mentioned(conversation: Conversation, { isDue }: { isDue: boolean }): string | undefined {
  const { memories, input, language, random } = conversation;
  if (conversation.fresh.length > 0) return undefined;
  const found = mentionNow(memories, { history: input.history ?? [], now: input.now, isHeavy: false });
  if (found === null || (found.memory.kind === "plan") !== isDue) return undefined;
  return random.pick(fresh(conversation, found[language]));
}

/** Adds a question that fits: a person in the middle of a story is not asked what they had for breakfast. */
function withQuestion(conversation: Conversation, text: string, kind: AskKind): string {
  const word = intentLines(conversation, kind)[0];
  return word === undefined ? text : `${text.trimEnd()}${conversation.language === "en" ? " " : ""}${word}`;
}

/** Every so often the character mentions something the user said earlier. */
function recalledMemory(conversation: Conversation): string | undefined {
  if (conversation.fresh.length > 0 || conversation.ownLines.length < 3 || !conversation.random.chance(0.3))
    return undefined;
  const own = mentioned(conversation, { isDue: false });
  const lines = (["recallPlan", "recallPet", "recallLike", "recallJob"] as const).flatMap((intent) => {
    const first = intentLines(conversation, intent)[0];
    return first === undefined ? [] : [first];
  });
  // Remembering once is touching; the same thing in every other line is not.
  const mentionedLately = conversation.memories.filter(
    ({ kind, value }) =>
      kind !== "name" && conversation.ownLines.slice(-8).some((line) => line.includes(value)),
  );
  return mentionedLately.length > 0
    ? undefined
    : conversation.random.pick([...lines, ...(own === undefined ? [] : [own])]);
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
