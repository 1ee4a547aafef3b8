import type { Memory } from "../dialogue.ts";

/** What else was said in the line that told a name; empty when that was all. */
export function withoutName(text: string, { value }: Memory): string {
  const clauses = text.split(/(?<=[，。！？,.!?;；\n])|(?= and )/u);
  return clauses
    .filter((clause) => !clause.includes(value))
    .join("")
    .replace(/^[\s，。,]*(?:你好|嗨|hi|hello)[呀啊]?[\s，。,！!]*/iu, "")
    .replace(/^ and /u, "")
    .trim();
}
