import { inDigits } from "../../asks/numbers.ts";
import type { Memory, MemoryKind } from "../../dialogue.ts";
import { clausesOf, isNoStatement, plain } from "../clauses.ts";
import { namingOf } from "../lexicon.ts";
import { BANTER } from "../read-facts.ts";
import { toSecondPerson } from "../say-memory.ts";
import { type AskedFact, PRONOUN } from "./asked-fact.ts";
import { contentOf } from "./content-words.ts";
import { expectedIn } from "./expected.ts";
import { ownerOf } from "./whose.ts";

/** How many of the person's lines are looked through, the newest. */
export const LINES_MOST = 40;

/** Lines so new that “when?” alone may mean them. */
const RECENT = 3;

/** A line that may answer, and how well. */
interface Found {
  readonly score: number;
  /** How many words of matter it shares with the question. */
  readonly shared: number;
  readonly text: string;
}

/** Lines above a line in which somebody is named whom it means by a pronoun. */
const ABOVE = 3;

/** What a line is looked at for. */
interface Looking {
  readonly expected: RegExp | null;
  readonly memories: readonly Memory[];
  /** The lines just above it. */
  readonly above: readonly string[];
}

/** Kinds whose values are a piece of a longer story. */
export const STORIES: ReadonlySet<MemoryKind> = new Set([
  ...(["plan", "event", "wish", "habit", "worry", "study", "health", "belonging", "other"] as const),
]);

const HAN = /\p{Script=Han}/u;

/**
 * The person's own words that answer a question, spoken to them, as “you” of what they said of “I”; null where no line is
 * about the matter and has what is asked for. Pure.
 */
export function quote(
  asked: AskedFact,
  lines: readonly string[],
  memories: readonly Memory[],
): string | null {
  const expected = expectedIn(asked.text);
  const recent = new Set(lines.slice(-RECENT).map(statementOf));
  let best: Found | undefined;
  for (const [at, line] of lines.entries()) {
    const found = foundIn(line, asked, {
      expected,
      memories,
      above: lines.slice(Math.max(0, at - ABOVE), at),
    });
    if (found === null) continue;
    const score = found.score + at * 0.01;
    if (best === undefined || score > best.score) best = { ...found, score };
  }
  return best !== undefined && isAnswer(best, asked, recent.has(best.text), expected !== null)
    ? toSecondPerson(best.text)
    : null;
}

/** How well a line answers; null where it lacks what is asked for or is about somebody else. */
function foundIn(line: string, asked: AskedFact, { expected, memories, above }: Looking): Found | null {
  if (isNoStatement(line) || BANTER.test(line)) return null;
  const text = statementOf(line);
  const named = asked.about === "me" || asked.about === "they" ? null : wordsOf(asked.about, memories);
  const isNamed =
    named === null || named.test(line) || (PRONOUN.test(line) && above.some((one) => named.test(one)));
  if (text === "" || !isNamed) return null;
  const isStory = named !== null && asked.kinds.some((kind) => STORIES.has(kind));
  const evidence = isStory ? null : asked.evidence;
  if (evidence !== null && !evidence.test(text)) return null;
  if (expected !== null && !expected.test(inDigits(text))) return null;
  const words = contentOf(text);
  const shared = [...contentOf(asked.text)].filter((term) => words.has(term)).length;
  const score =
    shared * 2 + (expected === null ? 0 : 1) + (named === null ? 0 : 2) + (evidence === null ? 0 : 0.5);
  return { score, shared, text };
}

/** Whether the best line is about what is asked, rather than only the newest. */
function isAnswer(best: Found, asked: AskedFact, isRecent: boolean, isTyped: boolean): boolean {
  const hasMatter = [...contentOf(asked.text)].some((term) => term.length > 1);
  if (best.shared > 0) return true;
  if (hasMatter && asked.about === "me") return false;
  if (asked.about !== "me" && asked.about !== "they")
    return isTyped || (asked.kinds[0] !== undefined && STORIES.has(asked.kinds[0]));
  const isOfTheTopic = asked.kinds.some(
    (kind) => kind === "pastJob" || kind === "allergy" || kind === "medicine",
  );
  if (isRecent && isOfTheTopic && asked.evidence !== null) return true;
  return isRecent && asked.isElliptical && (isTyped || asked.kinds.length > 0 || !hasMatter);
}

/** How much of a line is quoted, in characters. */
const QUOTED_MOST = 120;

/** The part of a line that states something, in whole clauses, or whole words where the first clause is too long. */
export function statementOf(line: string): string {
  const mark = HAN.test(plain(line)) ? "，" : ", ";
  let said = "";
  for (const { text } of clausesOf(line)) {
    const more = said === "" ? text : `${said}${mark}${text}`;
    if (more.length > QUOTED_MOST) break;
    said = more;
  }
  const [first] = clausesOf(line);
  return said === "" && first !== undefined ? shortened(first.text) : said.replace(END_MARKS, "");
}

const END_MARKS = /[\s,，、。.!！~～]+$/u;

const shortened = (text: string): string =>
  `${text
    .slice(0, QUOTED_MOST)
    .replace(/(?<=\s)\S*$/u, "")
    .trimEnd()}…`;

/** The words for whom a question names, and the names they have. */
function wordsOf(about: string, memories: readonly Memory[]): RegExp {
  const owner = ownerOf(about, memories) ?? about;
  const naming = namingOf(owner);
  const names = memories.flatMap((one) => (one.about === owner && one.kind === "name" ? [one.value] : []));
  const escaped = [about, ...names].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(
    [...escaped, ...(naming === undefined ? [] : [naming.wordsZh, `\\b(?:${naming.wordsEn})`])].join("|"),
    "iu",
  );
}
