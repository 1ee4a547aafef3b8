import type { Line } from "../dialogue.ts";
import { once, recordsOf } from "../making/records.ts";
import { isRight, marksOf, type Question, questionIn } from "../making/riddle.ts";
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
  [/地理|首都|国家|geograph|capital|countr/iu, "地理 geography"],
  [/历史|朝代|histor/iu, "历史 history"],
  [/文学|诗|语文|名著|book|literature/iu, "文学 books"],
  [/科学|生物|物理|化学|动物|自然|science|animal|nature|space/iu, "科学 science"],
  [/数学|number|math/iu, "生活 numbers"],
  [/生活|常识|节日|food|life|colou?r/iu, "生活 life"],
];

/** A question that was not asked yet, of the subject named. */
export function askQuiz(text: string, language: Language, said: string, random: Random): string {
  const subjects = SUBJECTS.find(([pattern]) => pattern.test(text))?.[1].split(" ") ?? [];
  const all = quiz()[language];
  const fitting = all.filter(({ subject }) => subjects.length === 0 || subjects.includes(subject));
  const fresh = fitting.filter((one) => !said.includes(one.text));
  return (random.pick(fresh) ?? random.pick(fitting) ?? random.pick(all))?.text ?? "";
}

const GIVES_UP =
  /答案|不知道|不会|放弃|告诉我|公布|下一[题个]|跳过|换一?[题个]|\b(?:no idea|answer|give up|skip|pass|next|dunno|i don'?t know|idk)\b/iu;

/** The verdict on an answer to the question asked last, and the next question; null where none was asked. */
export function quizMove(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): Move | null {
  const own = lines.filter(({ from }) => from === "character").map((line) => line.text);
  const last = own.at(-1) ?? "";
  const found = lastQuestion(last);
  if (found === undefined) return null;
  const size = /\p{Script=Han}/u.test(text)
    ? text.replaceAll(/\P{L}/gu, "").length
    : text.split(/\s+/u).length;
  if (size > 12) return null;
  const said = own.join("\n");
  const subject = quiz()[language].find((one) => one.text === found.text)?.subject ?? "";
  const next = askQuiz(subject, language, said, random);
  const [answer = ""] = found.answers;
  const isChinese = language === "zh";
  const after = isChinese ? `下一题：${next}` : `Next one: ${next}`;
  if (GIVES_UP.test(text))
    return {
      kind: "move",
      answer: isChinese ? `答案是${answer}。${after}` : `It's ${shown(answer)}. ${after}`,
    };
  if (isRight(text, found.answers))
    return { kind: "win", answer: isChinese ? `答对了！${after}` : `That's right! ${after}` };
  return {
    kind: "lose",
    answer: isChinese ? `不对，是${answer}。${after}` : `No, it's ${shown(answer)}. ${after}`,
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
