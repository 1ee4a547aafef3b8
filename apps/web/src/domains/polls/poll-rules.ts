import { POLL_OPTIONS_MIN, type Poll } from "@4d/contract";
import { isEmpty } from "../../platform/validators.ts";

/** The share of voters who chose an option, 0 … 1. Pure. */
export const shareOf = ({ counts, voters }: Pick<Poll, "counts" | "voters">, option: number): number =>
  voters === 0 ? 0 : (counts[option] ?? 0) / voters;

/** The choice after an option was pressed: that one alone, or the others with or without it. Pure. */
export function toggledChoice(
  chosen: readonly number[],
  option: number,
  multiple: boolean,
): readonly number[] {
  if (!multiple) return [option];
  const rest = chosen.filter((one) => one !== option);
  return rest.length === chosen.length ? [...chosen, option].sort((a, b) => a - b) : rest;
}

/** Whether two choices are the same. Pure. */
export const isSameChoice = (one: readonly number[], other: readonly number[]): boolean =>
  one.join() === other.join();

/** The options without empty lines. Pure. */
export const trimmedOptions = (options: readonly string[]): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== "");

/** Why the poll cannot be started; null when it can. Pure. */
export function problemOf(
  question: string,
  options: readonly string[],
): "question" | "options" | "same" | null {
  if (isEmpty(question)) return "question";
  const written = trimmedOptions(options);
  if (new Set(written).size !== written.length) return "same";
  return written.length < POLL_OPTIONS_MIN ? "options" : null;
}
