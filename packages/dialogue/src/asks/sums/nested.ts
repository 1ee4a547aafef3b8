import { written } from "../numbers.ts";
import { moneyOf, type Problem, type Solved, said } from "./problem.ts";

const PART = String.raw`\d{1,4}(?:\.\d{1,4})?%|\d{1,4}\/\d{1,4}|half|double|一半|1半`;
const IN_ENGLISH = new RegExp(
  String.raw`((?:(?:${PART})\s+of\s+(?:the |a )?){2,4})[$£€]?(\d{1,12}(?:\.\d{1,4})?)`,
  "u",
);
const IN_CHINESE = new RegExp(
  String.raw`(\d{1,12}(?:\.\d{1,4})?)\s*(?:块|元|个|人)?((?:\s*的\s*(?:${PART})){2,4})`,
  "u",
);

function factorOf(part: string): number {
  if (part === "double") return 2;
  if (/half|半/u.test(part)) return 0.5;
  const [above = 0, below = 1] = part.replace("%", "").split("/").map(Number);
  return part.endsWith("%") ? above / 100 : above / below;
}

const shown = (part: string): string => {
  if (part === "double") return "2";
  return /half|半/u.test(part) ? "1/2" : part;
};

/** A part of a part of a number: half of 3/4 of 160, 2000的15%的20%. */
export function solveNested(problem: Problem): Solved | null {
  const { text } = problem;
  const [english, chinese] = [IN_ENGLISH.exec(text), IN_CHINESE.exec(text)];
  const number = Number(english?.[2] ?? chinese?.[1]);
  const words = (english?.[1] ?? chinese?.[2] ?? "").match(new RegExp(PART, "gu")) ?? [];
  if (!Number.isFinite(number) || words.length < 2) return null;
  const value = words.reduce((all, part) => all * factorOf(part), number);
  const unit = problem.quantities.some((one) => one.unit?.dimension === "money") ? moneyOf(problem) : null;
  return { sum: [written(number), ...words.map(shown)].join(" × "), result: said(value, unit) };
}
