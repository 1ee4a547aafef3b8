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

const AND_MORE = new RegExp(
  String.raw`(${PART}) of [$£€]?(\d{1,12}(?:\.\d{1,4})?) (plus|minus|and then plus) [$£€]?(\d{1,9}(?:\.\d{1,4})?)(?!\s*%)`,
  "u",
);
const AMONG = /(\d{1,9})\s*个?\p{Script=Han}{0,3}(?:里面?|中)(?:有)?\s*(\d{1,3})\/(\d{1,3})/u;

const LESS_PART =
  /^(?:what'?s |what is |how much is )?[$£€]?(\d{1,9}(?:\.\d{1,4})?)(?: (?:dollars|euros|pounds|quid|bucks))? (minus|less|plus) (\d{1,3}(?:\.\d{1,3})?)%\W*$/u;

/** 150 euros minus 20%. */
function lessPart(problem: Problem): Solved | null {
  const found = LESS_PART.exec(problem.text);
  if (found === null) return null;
  const [whole, percent] = [Number(found[1]), Number(found[3])];
  const factor = 1 + ((found[2] === "plus" ? 1 : -1) * percent) / 100;
  return { sum: `${written(whole)} × ${written(factor)}`, result: said(whole * factor, moneyOf(problem)) };
}

/** 30% of 80 plus 6; 90人里三分之二. */
function partAndMore(problem: Problem): Solved | null {
  const more = AND_MORE.exec(problem.text);
  if (more !== null && problem.quantities.length <= 3) {
    const [, part = "", whole, sign = "", extra] = more;
    const value = Number(whole) * factorOf(part) + (sign === "minus" ? -1 : 1) * Number(extra);
    return {
      sum: `${written(Number(whole))} × ${shown(part)} ${sign === "minus" ? "-" : "+"} ${written(Number(extra))}`,
      result: said(value, problem.asksMoney ? moneyOf(problem) : null),
    };
  }
  const among = AMONG.exec(problem.text);
  if (among === null || problem.quantities.length !== 2 || !/几|多少/u.test(problem.text)) return null;
  const [whole, above, below] = among.slice(1).map(Number);
  if (!whole || !above || !below) return null;
  return {
    sum: `${written(whole)} × ${above}/${below}`,
    result: said((whole * above) / below, problem.target.unit),
  };
}

/** A part of a part of a number: half of 3/4 of 160, 2000的15%的20%. */
export function solveNested(problem: Problem): Solved | null {
  const { text } = problem;
  const [english, chinese] = [IN_ENGLISH.exec(text), IN_CHINESE.exec(text)];
  const number = Number(english?.[2] ?? chinese?.[1]);
  const words = (english?.[1] ?? chinese?.[2] ?? "").match(new RegExp(PART, "gu")) ?? [];
  if (!Number.isFinite(number) || words.length < 2) return lessPart(problem) ?? partAndMore(problem);
  const value = words.reduce((all, part) => all * factorOf(part), number);
  const unit = problem.quantities.some((one) => one.unit?.dimension === "money") ? moneyOf(problem) : null;
  return { sum: [written(number), ...words.map(shown)].join(" × "), result: said(value, unit) };
}
