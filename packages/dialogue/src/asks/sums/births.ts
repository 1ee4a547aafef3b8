import { written } from "../numbers.ts";
import type { Problem, Solved } from "./problem.ts";

const AGE = String.raw`(\d{1,3})`;
/** A parent was 27 when I was born, I'm 34: how old are they. */
const NOW_ASKED = [
  new RegExp(
    String.raw`\bwas ${AGE} when (?:i|he|she|they|we|my \w+|[a-z]+) (?:was|were) born.*?(?:\bi'?m|\bi am|\b[a-z]+(?:'s| is)|\bnow) ${AGE}`,
    "u",
  ),
  new RegExp(
    String.raw`${AGE}\s*岁?(?:的时候|时|那年)?(?:生|有)的?(?:了)?(?:我|他|她|女儿|儿子|孩子|闺女|老大|老二).*?(?:我|他|她|女儿|儿子|孩子|闺女|老大|老二)(?:今年|现在|都|已经)*\s*${AGE}`,
    "u",
  ),
] as const;
/** A child is 9 and I'm 41: how old was I at the birth. */
const THEN_ASKED = [
  /how old (?:was|were) (?:i|he|she|we|my \w+) when .{1,24}\bborn/u,
  /(?:出生|生(?:她|他|我|下来|娃))(?:的时候|时|那年|那会儿)?[^?？]{0,8}(?:多大|几岁|多少岁)/u,
] as const;

/** How old somebody is or was by the birth of somebody else. */
export function solveBirth({ text, isChinese, quantities }: Problem): Solved | null {
  const name = (value: number) => (isChinese ? `${value}岁` : `${value}`);
  if (THEN_ASKED.some((pattern) => pattern.test(text))) {
    const ages = quantities
      .filter(({ value, unit }) => value < 120 && (unit === null || unit.dimension === "age"))
      .map(({ value }) => value);
    if (ages.length !== 2) return null;
    const [more, less] = [Math.max(...ages), Math.min(...ages)];
    return { sum: `${written(more)} - ${written(less)}`, result: name(more - less) };
  }
  if (!/how old|多大|几岁|多少岁/u.test(text)) return null;
  const found = NOW_ASKED.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const [then, own] = [Number(found?.[1]), Number(found?.[2])];
  if (!Number.isFinite(then) || !Number.isFinite(own)) return null;
  return { sum: `${then} + ${own}`, result: name(then + own) };
}
