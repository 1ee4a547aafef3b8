import type { Line } from "../dialogue.ts";
import { once, recordsOf } from "../making/records.ts";
import { marksOf, type Question, questionIn } from "../making/riddle.ts";
import { beginningOf, isClose, isRight } from "../making/verdict.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import type { Move } from "./state.ts";
import { QUIZ_EN } from "./stock/quiz.en.ts";
import { QUIZ_ZH } from "./stock/quiz.zh.ts";

interface Asked extends Question {
  readonly subject: string;
}

const questionsOf = (text: string): Asked[] =>
  recordsOf(text).map(([subject = "", question = "", answers = ""]) => ({
    subject,
    text: question,
    answers: answers.split(","),
    hint: "",
    marks: marksOf(question),
  }));
export const quiz = once(() => ({ zh: questionsOf(QUIZ_ZH), en: questionsOf(QUIZ_EN) }));
const allQuestions = once(() => [...quiz().zh, ...quiz().en]);

const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/地理|首都|国家|城市|河|geograph|capital|countr|cit(?:y|ies)|river|flags?/iu, "地理 geography"],
  [/历史|朝代|皇帝|histor|war\b|kings?/iu, "历史 history"],
  [/文学|诗|语文|名著|书|作家|book|literature|novel|author|poet/iu, "文学 books"],
  [
    /科学|生物|物理|化学|动物|自然|天文|太空|医|science|animal|nature|space|biolog|physic|chemi|cells?\b|medic|anatom|planet/iu,
    "科学 science",
  ],
  [/数学|算术|number|math/iu, "生活 numbers"],
  [/生活|常识|节日|food|life|colou?r/iu, "生活 life"],
];
/** A subject that is named: quiz me on knots. */
const NAMED =
  /(?:考(?:考)?我|出(?:几|个|道|一道)?题?)[^。？！，,]{0,4}(?:关于|有关)([^。？！，,的]{1,10})|\b(?:quiz|test|questions?|trivia)\b[^.?!]{0,12}\b(?:on|about)\s+(?:my |the )?([a-z][a-z ]{2,24}?)(?:\s*[.?!,]|$| please)/iu;

/** Said where a subject is named that no question is of. */
function notOf(text: string, language: Language): string {
  const found = NAMED.exec(text);
  const subject = (found?.[1] ?? found?.[2])?.trim();
  if (subject === undefined || SUBJECTS.some(([pattern]) => pattern.test(subject))) return "";
  return language === "zh"
    ? `${subject}的题我没有，先来道别的：`
    : `I have none on ${subject}, so here is another: `;
}

/** A question that was not asked yet, of the subject named. */
export function askQuiz(text: string, language: Language, said: string, random: Random): string {
  const subjects = SUBJECTS.find(([pattern]) => pattern.test(text))?.[1].split(" ") ?? [];
  const all = quiz()[language];
  const fitting = all.filter(({ subject }) => subjects.length === 0 || subjects.includes(subject));
  const fresh = fitting.filter((one) => !said.includes(one.text));
  const others = all.filter((one) => !said.includes(one.text));
  return (random.pick(fresh) ?? random.pick(others) ?? random.pick(all))?.text ?? "";
}

/** The first question of a quiz: of the subject named, where there are any of it. */
export const firstQuestion = (text: string, language: Language, said: string, random: Random): string =>
  `${notOf(text, language)}${askQuiz(text, language, said, random)}`;

const GIVES_UP =
  /答案(?!是|就|应)|不知道|不造|不晓得|不清楚|不会|放弃|认输|投降|告诉我|公布|下一[题个道]|再来一?[题个道]|跳过|换一?[题个道]|\b(?:no idea|(?:the )?answer\??$|what'?s the answer|gives? up|skip|pass|next|another|dunno|i don'?t know|idk|no clue|not sure)\b/iu;
const ASKS_HINT = /提示|线索|给点|暗示|想不(?:出|到|起)|猜不(?:出|到)|\bhints?\b|\bclues?\b/iu;
/** How far back a question is looked for, in lines of the character. */
const OPEN_BACK = 5;

/** The question asked last, where it is still open. Pure. */
export function openQuestion(lines: readonly Line[]): Question | undefined {
  const own = lines.filter(({ from }) => from === "character").slice(-OPEN_BACK);
  for (const { text } of own.reverse()) {
    const found = lastQuestion(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many questions were answered, and how many of them rightly. Pure. */
export function quizScore(lines: readonly Line[]): { right: number; asked: number } {
  let open: Question | undefined;
  let [right, asked] = [0, 0];
  for (const { from, text } of lines) {
    const found = from === "character" ? lastQuestion(text) : undefined;
    if (found !== undefined && found !== open) {
      if (open !== undefined) asked += 1;
      open = found;
    } else if (from === "user" && open !== undefined && isRight(text, open.answers)) right += 1;
  }
  return { right: Math.min(right, asked), asked };
}

/** Whether the question was guessed at before: then the answer is given away. */
function isTried(lines: readonly Line[], open: Question): boolean {
  const own = lines.filter(({ from }) => from === "character");
  const at = own.findLastIndex((line) => lastQuestion(line.text) === open);
  return own.slice(at + 1).some(({ text }) => /再想想|再试一次|Try again|one more try/u.test(text));
}

/** The word for a wrong answer: whether it is near, and for numbers to which side. */
function wrongOf(text: string, answers: readonly string[], isChinese: boolean): string {
  if (!isClose(text, answers)) return isChinese ? "不对，再想想。" : "Not that one. Try again.";
  return isChinese ? "很接近了，还不对，再想想。" : "Close, but not quite. Try again.";
}

/** The verdict on an answer to the question asked last, and the next question; null where none was asked. */
export function quizMove(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): Move | null {
  const own = lines.filter(({ from }) => from === "character").map((line) => line.text);
  const found = openQuestion(lines);
  if (found === undefined) return null;
  const size = /\p{Script=Han}/u.test(text)
    ? text.replaceAll(/\P{L}/gu, "").length
    : text.split(/\s+/u).length;
  if (size > 14) return null;
  const said = own.join("\n");
  const subject = quiz()[language].find((one) => one.text === found.text)?.subject ?? "";
  const next = askQuiz(subject, language, said, random);
  const [answer = ""] = found.answers;
  const isChinese = language === "zh";
  const after = isChinese ? `下一题：${next}` : `Next one: ${next}`;
  const word = isChinese ? answer : shown(answer);
  if (isRight(text, found.answers))
    return { kind: "win", answer: isChinese ? `答对了！${after}` : `That's right! ${after}`, word, after };
  if (ASKS_HINT.test(text)) {
    const beginning = beginningOf(answer, isChinese);
    return { kind: "move", answer: isChinese ? `提示：${beginning}。` : `A hint: ${beginning}.` };
  }
  if (GIVES_UP.test(text))
    return { kind: "move", answer: isChinese ? `答案是${answer}。${after}` : `It's ${word}. ${after}` };
  if (!isTried(lines, found)) return { kind: "move", answer: wrongOf(text, found.answers, isChinese) };
  return {
    kind: "lose",
    answer: isChinese ? `不对，是${answer}。${after}` : `No, it's ${word}. ${after}`,
    word,
    after,
  };
}

/** A line may judge one question and ask the next: the next counts. */
function lastQuestion(line: string): Question | undefined {
  const all = allQuestions();
  const held = all
    .filter((one) => line.includes(one.text))
    .sort((one, other) => line.lastIndexOf(other.text) - line.lastIndexOf(one.text));
  return held[0] ?? questionIn(line, all);
}

const shown = (answer: string): string =>
  answer.replaceAll(/(?<![a-z])[a-z]/gu, (letter) => (answer.length > 3 ? letter.toUpperCase() : letter));
