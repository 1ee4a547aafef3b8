import { CARE, PROMPTS } from "../defaults/care.ts";
import { type Candidate, fresh, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { isHeavy } from "./mood.ts";

const TURNS = {
  zh: ["", "", "", "对了，", "换我问一个：", "说起来，", "我好奇一件事，"],
  en: ["", "", "By the way: ", "My turn: "],
} as const;

/** Adds what keeps a talk going: a memory that comes to mind, or something of the character's own to ask. */
export function goOn(talk: Conversation, { text, goesOn, source }: Candidate): string {
  const { random, style, input } = talk;
  if (goesOn === "never" || /[？?]\s*$/u.test(text) || /…\s*[)）]?$/u.test(text)) return text;
  if (isHeavy(talk)) return prompted(talk, text, CARE);
  if (source.rule === "listening" && talk.input.text.length > 3) {
    // Somebody who tells a story wants to be asked about the story.
    const share = random.next();
    if (share < 0.45) return prompted(talk, text, PROMPTS);
    if (share < 0.7) return text;
  }
  const wordy = style.length > 65 ? 0.3 : 0;
  if (goesOn === "maybe" && (style.length < 35 || !random.chance(0.3 + wordy))) return text;
  const added = remembered(talk) ?? asked(talk, goesOn === "maybe");
  if (added === undefined) return text;
  const space = talk.language === "en" ? " " : "";
  return input.hint === "shorter" ? text : `${text.trimEnd()}${space}${added}`;
}

/** Whoever is in trouble, or in the middle of a story, is not asked what he had for breakfast. */
function prompted(talk: Conversation, text: string, words: readonly string[]): string {
  const word = fresh(talk, words)[0];
  return word === undefined ? text : `${text.trimEnd()}${talk.language === "en" ? " " : ""}${word}`;
}

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
