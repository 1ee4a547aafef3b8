import type { Memory } from "../dialogue.ts";
import { languageOf } from "../text/language.ts";

const ZH: Record<Memory["kind"], (value: string) => string> = {
  name: (value) => `叫${value}`,
  like: (value) => `喜欢${value}`,
  dislike: (value) => `不喜欢${value}`,
  birthday: (value) => `生日是${value}`,
  job: (value) => `是${value}`,
  pet: (value) => (value.startsWith("叫") ? `家里有只${value}` : `养了${value}`),
  plan: (value) => value,
};
const EN: Record<Memory["kind"], (value: string) => string> = {
  name: (value) => `is called ${value}`,
  like: (value) => `likes ${value}`,
  dislike: (value) => `does not like ${value}`,
  birthday: (value) => `has a birthday on ${value}`,
  job: (value) => `is a ${value}`,
  pet: (value) => `has ${value}`,
  plan: (value) => `is going to ${value}`,
};

/** A memory as a clause without its subject, for the memory sheet and for saying what is remembered. */
export const memoryText = ({ kind, value }: Memory): string =>
  (kind !== "name" && languageOf(value) === "en" ? EN : ZH)[kind](value);

/** The rest of the line that gave a name; empty when there is none. */
export function withoutName(text: string, { value }: Memory): string {
  const clauses = text.split(/(?<=[，。！？,.!?;；\n])|(?= and )/u);
  return clauses
    .filter((clause) => !clause.includes(value))
    .join("")
    .replace(/^[\s，。,]*(?:你好|嗨|hi|hello)[呀啊]?[\s，。,！!]*/iu, "")
    .replace(/^ and /u, "")
    .trim();
}
