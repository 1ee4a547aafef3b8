import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { once, recordsOf } from "./records.ts";
import { RIDDLES_EN } from "./stock/riddles.en.ts";
import { RIDDLES_ZH } from "./stock/riddles.zh.ts";
import { bare } from "./verdict.ts";

export interface Question {
  readonly text: string;
  readonly answers: readonly string[];
  readonly hint: string;
  /** The signs or words it is found again by. */
  readonly marks: ReadonlySet<string>;
}

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

const questionsOf = (text: string): Question[] =>
  recordsOf(text).map(([question = "", answers = "", hint = ""]) => ({
    text: question,
    answers: answers.split(","),
    hint,
    marks: marksOf(question),
  }));
const riddles = once(() => ({ zh: questionsOf(RIDDLES_ZH), en: questionsOf(RIDDLES_EN) }));
/** The riddles of both languages. */
export const allRiddles = once(() => [...riddles().zh, ...riddles().en]);

const BRAIN_TEASER = /脑筋急转弯|brain ?teaser/iu;

/** What a riddle is about, as it is asked for: 小动物的, 字谜. */
const ABOUT: readonly (readonly [RegExp, RegExp])[] = [
  [/字谜|打一字|猜字/u, /打一字/u],
  [/动物|animal/iu, /打一(?:种)?(?:动物|昆虫|鸟)/u],
  [/水果|蔬菜|吃的|植物|花/u, /打一(?:种)?(?:水果|蔬菜|食物|植物|粮食|花)/u],
  [/用品|东西|家具|电器|文具/u, /打一(?:种)?(?:用品|家具|电器|文具|玩具)/u],
];

/** A riddle that the lines do not hold yet, without its answer. */
export function riddle(text: string, language: Language, said: string, random: Random): string {
  const all = riddles()[language].filter((one) => !said.includes(one.text));
  const kind = all.filter(
    (one) => language === "en" || one.text.includes("脑筋急转弯") === BRAIN_TEASER.test(text),
  );
  const about = language === "zh" ? ABOUT.find(([asked]) => asked.test(text))?.[1] : undefined;
  const fitting = about === undefined ? kind : kind.filter((one) => about.test(one.text));
  const easy = /\beasy|kid|\d ?yo\b/iu.test(text) && language === "en" ? riddles().en.slice(-12) : fitting;
  const fresh = easy.filter((one) => !said.includes(one.text));
  const from = [fresh, kind, all, riddles()[language]].find((some) => some.length > 0) ?? [];
  return random.pick(from)?.text ?? "";
}
