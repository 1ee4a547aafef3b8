import * as inkjs from "inkjs/full";
import type { Compiler as InkCompiler, CompilerOptions as InkOptions } from "inkjs/types";
import { orRefusal, type RefusedStory, refuse } from "../refusal.ts";
import { type Explained, explain } from "./explain.ts";

// typed by hand for the reason given in run/runtime.ts
const Compiler = inkjs.Compiler as typeof InkCompiler;
const CompilerOptions = inkjs.CompilerOptions as typeof InkOptions;

/**
 * Ink's parser recurses for every bracket and every further bullet, so a source that is too deep is refused
 * before it runs.
 */
const DEEPEST = 40;
/** Some lines take time quadratic in their length; the longest that `toInk` writes has 4,100 letters. */
const LINE_MAX = 5000;
const DEEPER = new Set(["(", "{", "["]);
const HIGHER = new Set([")", "}", "]"]);
const BULLETS = /^[ \t]*((?:[*+-][ \t]*){2,})/u;
const INCLUDE = /^[ \t]*INCLUDE\b/u;
const OPERATORS = /(?:(?:\bnot\b|[-!~])[ \t]*){40}/u;

/** Ink removes comments before it parses; an unclosed one goes to the end. */
const COMMENT = /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gsu;
const lines = (source: string) =>
  source.replace(COMMENT, (comment) => comment.replace(/[^\n]/gu, "")).split("\n");

/** Refuses source that ink's parser cannot handle, or that includes other files. */
function refuseDeep(source: string): void {
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

/** Far more than `toInk` makes of the largest graph; longer source is not compiled. */
const SOURCE_MAX = 8_000_000;

export interface InkProblem extends Explained {
  /** Counted from 1; 0 when ink gave none. */
  readonly line: number;
  /** Ink's own message, in English. */
  readonly text: string;
}

export interface CompiledStory {
  readonly kind: "compiled";
  /** For `StoryRun`, here or elsewhere. */
  readonly json: string;
  readonly warnings: readonly InkProblem[];
}

export interface RefusedInk extends RefusedStory {
  readonly problems: readonly InkProblem[];
}

const SEVERE = 2;

/** Parses `ERROR: 'name' line 3: what` into a line and a message. */
function problemOf(message: string): InkProblem {
  const [, line, text] = /line (\d+): (.*)$/su.exec(message) ?? [];
  const said = (text ?? message).slice(0, 300);
  return { line: Number(line ?? 0), text: said, ...explain(said) };
}

/** A problem as a sentence, with its line where it is known. */
export const atLine = ({ line, zh, en }: InkProblem): Explained =>
  line > 0 ? { zh: `第 ${line} 行:${zh}`, en: `Line ${line}: ${en}` } : { zh, en };

function withParser(source: string, errors: InkProblem[], warnings: InkProblem[]): string {
  const onProblem = (message: string, kind: number) => {
    const list = kind === SEVERE ? errors : warnings;
    if (list.length < 100) list.push(problemOf(message));
  };
  try {
    return new Compiler(source, new CompilerOptions(null, [], false, onProblem)).Compile().ToJson() ?? "";
  } catch (error) {
    if (errors.length === 0) errors.push(problemOf(error instanceof Error ? error.message : String(error)));
    return "";
  }
}

/**
 * Compiles ink source to the JSON that `StoryRun` plays. Never opens other files. It is slow for long sources
 * and cannot be interrupted from inside: run it in a worker, and end the worker when it takes too long.
 */
export function compile(source: string): CompiledStory | RefusedInk {
  const errors: InkProblem[] = [];
  const warnings: InkProblem[] = [];
  const compiled = orRefusal((): CompiledStory => {
    if (source.length > SOURCE_MAX) refuse("tooLarge", "8 MB");
    refuseDeep(source);
    const json = withParser(source, errors, warnings);
    const [first] = errors;
    if (first !== undefined) refuse("syntax", atLine(first));
    if (json === "") refuse("empty");
    return { kind: "compiled", json, warnings };
  });
  return compiled.kind === "refused" ? { ...compiled, problems: errors } : compiled;
}
