import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { once, recordsOf } from "./records.ts";
import { RIDDLES_EN } from "./stock/riddles.en.ts";
import { RIDDLES_ZH } from "./stock/riddles.zh.ts";

export interface Question {
  readonly text: string;
  readonly answers: readonly string[];
  readonly hint: string;
  /** The signs or words it is found again by. */
  readonly marks: ReadonlySet<string>;
}

/** Letters and digits alone, in lower case. Pure. */
export const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The pairs of neighbouring Han signs and the English words of a text, to find a question again by. Pure. */
export function marksOf(text: string): Set<string> {
  const marks = new Set<string>();
  for (const run of bare(text).split(" ")) {
    if (!/\p{Script=Han}/u.test(run)) marks.add(run);
    else for (let at = 0; at + 1 < run.length; at += 1) marks.add(run.slice(at, at + 2));
  }
  return marks;
}

/** Which questions hold a mark, for each list of questions. */
const INDEXES = new WeakMap<readonly Question[], ReadonlyMap<string, readonly Question[]>>();

function indexOf(questions: readonly Question[]): ReadonlyMap<string, readonly Question[]> {
  const held = INDEXES.get(questions);
  if (held !== undefined) return held;
  const index = new Map<string, Question[]>();
  for (const question of questions)
    for (const mark of question.marks) index.set(mark, [...(index.get(mark) ?? []), question]);
  INDEXES.set(questions, index);
  return index;
}

/** The question that a line asks, though other words stand around it or a word differs; undefined where none. Pure. */
export function questionIn<T extends Question>(line: string, questions: readonly T[]): Question | undefined {
  const index = indexOf(questions);
  const shared = new Map<Question, number>();
  for (const mark of marksOf(line))
    for (const question of index.get(mark) ?? []) shared.set(question, (shared.get(question) ?? 0) + 1);
  let best: Question | undefined;
  let bestShare = 0.6;
  for (const [question, count] of shared) {
    const share = line.includes(question.text) ? 2 : count / question.marks.size;
    if (share <= bestShare) continue;
    best = question;
    bestShare = share;
  }
  return best;
}

const CHINESE_NUMBERS = "零一二三四五六七八九十";

/** Whether a guess names one of the answers. A short answer must stand alone. Pure. */
export function isRight(guess: string, answers: readonly string[]): boolean {
  const text = bare(guess).replaceAll(/\b(?:a|an|the|is|it|its|s|umm?|maybe|i|think)\b/gu, " ");
  const signs = text.replaceAll(" ", "");
  return answers.some((answer) => {
    const one = bare(answer);
    if (/^[a-z0-9 ]+$/u.test(one))
      return new RegExp(`(?<![a-z0-9])${one}(?:s|es)?(?![a-z0-9])`, "u").test(text);
    if (one.length > 1 || !CHINESE_NUMBERS.includes(one)) return signs.includes(one.replaceAll(" ", ""));
    return new RegExp(`(?<![${CHINESE_NUMBERS}])${one}(?![${CHINESE_NUMBERS}])`, "u").test(signs);
  });
}

const questionsOf = (text: string): Question[] =>
  recordsOf(text).map(([question = "", answers = "", hint = ""]) => ({
    text: question,
    answers: answers.split(","),
    hint,
    marks: marksOf(question),
  }));
const riddles = once(() => ({ zh: questionsOf(RIDDLES_ZH), en: questionsOf(RIDDLES_EN) }));
const allRiddles = once(() => [...riddles().zh, ...riddles().en]);

const BRAIN_TEASER = /脑筋急转弯|brain ?teaser/iu;

/** A riddle that the lines do not hold yet, without its answer. */
export function riddle(text: string, language: Language, said: string, random: Random): string {
  const all = riddles()[language];
  const kind = all.filter(
    (one) => language === "en" || one.text.includes("脑筋急转弯") === BRAIN_TEASER.test(text),
  );
  const fitting = /字谜/u.test(text) ? kind.filter((one) => one.text.includes("打一字")) : kind;
  const easy = /\beasy|kid|\d ?yo\b/iu.test(text) && language === "en" ? fitting.slice(-12) : fitting;
  return (random.pick(easy.filter((one) => !said.includes(one.text))) ?? random.pick(easy))?.text ?? "";
}

const SOLVED = /答对了|猜对了|谜底是|答案是|that's it|the answer (?:is|was)/iu;
const ASKS_HINT = /提示|线索|给点|暗示|猜不(?:出|到|着|来)|想不(?:出|到)|hint|clue/iu;
const ASKS_ANSWER =
  /答案|谜底|公布|揭晓|不猜了|放弃|投降|认输|告诉我吧|直接说|我不知道|\b(?:answer|give up|i give|tell me|no idea|what is it|dunno|i don'?t know)\b/iu;
const GUESS =
  /^(?:是不是|是|我猜|猜|应该是|难道是|会不会是|莫非|那就是)|吗|吧|[?？]|么$|\bis it\b|^(?:it'?s|an?|the|maybe|umm?)\b/iu;

/** The riddle in play: asked in one of the last lines, not answered since. Pure. */
export function riddleIn(lines: readonly Line[]): { riddle: Question; since: readonly Line[] } | undefined {
  const recent = lines.slice(-12);
  for (let at = recent.length - 1; at >= 0; at -= 1) {
    const line = recent[at];
    if (line?.from !== "character") continue;
    if (SOLVED.test(line.text)) return undefined;
    const found = questionIn(line.text, allRiddles());
    if (found !== undefined) return { riddle: found, since: recent.slice(at + 1) };
  }
  return undefined;
}

/** A hint, the answer or the verdict on a guess, of the riddle asked last; null where none is in play. */
export function riddleHint(text: string, language: Language, lines: readonly Line[]): string | null {
  const state = riddleIn(lines);
  if (state === undefined) return null;
  const { answers, hint } = state.riddle;
  const isChinese = language === "zh";
  const [answer = ""] = answers;
  const hasHint = state.since.some(({ from, text: line }) => from === "character" && line.includes(hint));
  const reveal = isChinese ? `答案是：${answer}。` : `The answer is: ${answer}.`;
  if (isRight(text, answers) && text.length <= 40)
    return isChinese ? `答对了，就是${answer}。` : `That's it: ${answer}.`;
  const wantsHint = ASKS_HINT.test(text);
  if (ASKS_ANSWER.test(text) && !/提示|线索|hint|clue/iu.test(text)) return reveal;
  if (wantsHint && hasHint) return reveal;
  if (wantsHint) return isChinese ? `提示：${hint}。` : `A hint: ${hint}`;
  const isNear = state.since.filter(({ from }) => from === "character").length <= 2;
  const size = isChinese ? text.replaceAll(/\P{Script=Han}/gu, "").length : text.split(/\s+/u).length;
  if (!isNear || size > 12 || !(GUESS.test(text) || size <= (isChinese ? 4 : 2))) return null;
  if (hasHint) return isChinese ? "不对，再想想。" : "No, that's not it. Try again.";
  return isChinese ? `不对，再想想。提示：${hint}。` : `No, not that. A hint: ${hint}`;
}
