import { refuse } from "../refusal.ts";

/** Ink's parser calls itself for every bracket and every further bullet; depth it cannot bear is found before it runs. */
const DEEPEST = 40;
/** Some lines take the square of their length; the longest `toInk` writes has 4,100 letters. */
const LINE_MAX = 5000;
const DEEPER = new Set(["(", "{", "["]);
const HIGHER = new Set([")", "}", "]"]);
const BULLETS = /^[ \t]*((?:[*+-][ \t]*){2,})/u;
const INCLUDE = /^[ \t]*INCLUDE\b/u;
const OPERATORS = /(?:(?:\bnot\b|[-!~])[ \t]*){40}/u;

/** Ink drops comments before it reads; one that is not closed goes to the end. */
const COMMENT = /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gsu;
const lines = (source: string) =>
  source.replace(COMMENT, (comment) => comment.replace(/[^\n]/gu, "")).split("\n");

/** Refuses source that ink's parser would choke on, or that asks for other files. */
export function refuseDeep(source: string): void {
  let depth = 0;
  let line = 0;
  for (const text of lines(source)) {
    line += 1;
    if (text.length > LINE_MAX) refuse("longLine", line);
    if (INCLUDE.test(text)) refuse("includes", line);
    const bullets = BULLETS.exec(text)?.[1]?.replace(/[ \t]/gu, "").length ?? 0;
    if (bullets > DEEPEST || OPERATORS.test(text)) refuse("tooDeep", line);
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charAt(at);
      if (letter === "\\") at += 1;
      else if (DEEPER.has(letter)) depth += 1;
      else if (HIGHER.has(letter)) depth = Math.max(0, depth - 1);
      if (depth > DEEPEST) refuse("tooDeep", line);
    }
  }
}
