import { isQuestion } from "../text/sentences.ts";
import { type Candidate, fresh, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

const TURNS = {
  zh: ["", "", "", "对了，", "换我问一个：", "说起来，", "我好奇一件事，"],
  en: ["", "", "By the way: ", "My turn: "],
} as const;

/** Adds what keeps a talk going: a memory that comes to mind, or something of the character's own to ask. */
export function goOn(talk: Conversation, { text, goesOn }: Candidate): string {
  const { random, style, input } = talk;
  if (goesOn === "never" || isQuestion(lastPart(text))) return text;
  const wordy = style.length > 65 ? 0.3 : 0;
  if (goesOn === "maybe" && (style.length < 35 || !random.chance(0.3 + wordy))) return text;
  const added = remembered(talk) ?? asked(talk, goesOn === "maybe");
  if (added === undefined) return text;
  const space = talk.language === "en" ? " " : "";
  return input.hint === "shorter" ? text : `${text.trimEnd()}${space}${added}`;
}

const lastPart = (text: string) => text.slice(-24);

/** Every so often something the user told earlier comes to mind. */
function remembered(talk: Conversation): string | undefined {
  if (talk.fresh.length > 0 || talk.said.length < 3 || !talk.random.chance(0.3)) return undefined;
  const lines = (["recallPlan", "recallPet", "recallLike", "recallJob"] as const).flatMap((intent) => {
    const first = intentLines(talk, intent)[0];
    return first === undefined ? [] : [first];
  });
  // One thing remembered is touching, the same thing every other line is not.
  const told = talk.memories.filter(
    ({ kind, value }) => kind !== "name" && talk.said.slice(-8).some((line) => line.includes(value)),
  );
  return told.length > 0 ? undefined : talk.random.pick(lines);
}

function asked(talk: Conversation, turning: boolean): string | undefined {
  const { prepared, language, random } = talk;
  const lines = fresh(
    talk,
    prepared.initiatives[language].flatMap(({ answers }) => answers),
  );
  const line = lines[0];
  const turn = turning ? (random.pick(TURNS[language]) ?? "") : "";
  return line === undefined ? undefined : turn + line;
}
