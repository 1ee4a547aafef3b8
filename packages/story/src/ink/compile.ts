import { orRefusal, type RefusedStory, refuse } from "../refusal.ts";
import { Compiler, CompilerOptions } from "./compiler.ts";
import { refuseDeep } from "./refuse-deep.ts";

/** Far above what `toInk` makes of the largest graph; what is longer is not compiled. */
const SOURCE_MAX = 8_000_000;

export interface InkProblem {
  /** Counted from 1; 0 when ink did not say. */
  readonly line: number;
  /** Ink's own words, in English. */
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

/** `ERROR: 'name' line 3: what` as a line and what is wrong there. */
function problemOf(message: string): InkProblem {
  const [, line, text] = /line (\d+): (.*)$/su.exec(message) ?? [];
  return { line: Number(line ?? 0), text: (text ?? message).slice(0, 300) };
}

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
 * Ink source as the JSON that `StoryRun` plays. Other files are never opened. Slow for long sources, and beyond
 * interruption from inside: run it in a worker, and end the worker when it takes too long.
 */
export function compile(source: string): CompiledStory | RefusedInk {
  const errors: InkProblem[] = [];
  const warnings: InkProblem[] = [];
  const compiled = orRefusal((): CompiledStory => {
    if (source.length > SOURCE_MAX) refuse("tooLarge", "8 MB");
    refuseDeep(source);
    const json = withParser(source, errors, warnings);
    const [first] = errors;
    if (first !== undefined) refuse("syntax", first.line > 0 ? `${first.line}: ${first.text}` : first.text);
    if (json === "") refuse("empty");
    return { kind: "compiled", json, warnings };
  });
  return compiled.kind === "refused" ? { ...compiled, problems: errors } : compiled;
}
