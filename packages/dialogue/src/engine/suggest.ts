import type { Line, Memory, Suggestion } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import { hash, type Random, randomOf } from "../random.ts";
import { spokenLanguage } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { topicOf } from "../text/terms.ts";
import type { PreparedPersona } from "./prepare.ts";
import { FITTING, wantedBy } from "./suggest-lines.ts";

export interface SuggestInput {
  readonly history: readonly Line[];
  readonly memories?: readonly Memory[];
  readonly seed: string | number;
}

const CURIOUS = {
  zh: [
    "{topic}后来怎么样了？",
    "为什么偏偏是{topic}？",
    "你第一次见到{topic}是什么时候？",
    "然后呢？",
    "你平时都在做什么？",
    "这件事还有别人知道吗？",
  ],
  en: ["And then?", "Why is that?", "Does anybody else know?", "What do you do all day?"],
} as const;

/**
 * Three replies the user could send, a gentle, a curious and a bold one, that fit the character's last line
 * (`characters §7.4`). With the same seed, never the same gentle one after two lines in a row.
 */
export function suggest(prepared: PreparedPersona, { history, seed }: SuggestInput): Suggestion[] {
  const userLines = history.filter(({ from }) => from === "user").map(({ text }) => text);
  const said = history.filter(({ from }) => from === "character").map(({ text }) => text);
  const language = spokenLanguage(userLines.at(-1) ?? "", userLines);
  const last = said.at(-1) ?? "";
  const random = randomOf(`${seed}|${history.length}|${last}`);
  const unsaid = (lines: readonly string[]) => {
    const left = lines.filter((line) => !userLines.includes(line));
    return left.length > 1 ? left : lines;
  };
  const chosen = (tone: "gentle" | "bold") => {
    let text = "";
    for (const line of said.slice(-RECENT)) {
      const lines = unsaid(FITTING[language][wantedBy(line, language)][tone]);
      text = another(lines, text, `${seed}|${line}`);
    }
    return text === "" ? another(FITTING[language].said[tone], "", seed) : text;
  };
  return [
    { tone: "温柔", text: chosen("gentle") },
    { tone: "好奇", text: curious(prepared, { userLines, last, language, random }) },
    { tone: "大胆", text: chosen("bold") },
  ];
}

/** As many of the character's lines are gone through, so that each choice differs from the one before. */
const RECENT = 8;

/** One of the lines, but not the one before. */
function another(lines: readonly string[], before: string, seed: string | number): string {
  const at = hash(String(seed)) % Math.max(1, lines.length);
  const found = lines[at] ?? "";
  return found === before ? (lines[(at + 1) % lines.length] ?? "") : found;
}

interface Curiosity {
  readonly userLines: readonly string[];
  readonly last: string;
  readonly language: Language;
  readonly random: Random;
}

/** A question the character has an answer to, preferably one that relates to what was just said. */
function curious(prepared: PreparedPersona, { userLines, last, language, random }: Curiosity): string {
  const fitting = FITTING[language][wantedBy(last, language)].curious?.filter(
    (line) => !userLines.includes(line),
  );
  if (fitting !== undefined && fitting.length > 0) return random.pick(fitting) ?? "";
  const askedBefore = new Set(userLines.map(normal));
  const open = prepared.questions[language]
    .filter(({ wordings }) => !wordings.some((wording) => askedBefore.has(wording)))
    .map(({ text }) => text);
  const topic = topicOf(last);
  const near = topic === undefined ? undefined : open.find((question) => question.includes(topic));
  if (near !== undefined) return near;
  if (open.length > 0 && random.chance(0.75)) return random.pick(open) ?? "";
  const lines = CURIOUS[language].map((line) => line.replace("{topic}", topic ?? ""));
  return random.pick(topic === undefined ? lines.slice(-3) : lines) ?? "";
}
