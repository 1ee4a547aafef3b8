import { inDigits } from "../../asks/numbers.ts";
import type { Line, Memory } from "../../dialogue.ts";
import { isQuestion } from "../../text/sentences.ts";
import { todayOf } from "../days.ts";
import { toSecondPerson } from "../say-memory.ts";
import { lastNamed } from "../subjects.ts";
import { soughtFacts } from "../tagger/tagged-facts.ts";
import { validLines } from "../understand.ts";
import { type AskedFact, askedFact, barelyAsked } from "./asked-fact.ts";
import { contentOf } from "./content-words.ts";
import { expectedIn } from "./expected.ts";
import { remembered, sayAll, whoIs } from "./from-memories.ts";
import { LINES_MOST, quote, STORIES, statementOf } from "./quote.ts";
import { namesIn } from "./whose.ts";

/** What is known of a question about the person: a sentence without its full stop, or that it is unknown. */
export type Recalled =
  | {
      readonly fact: string;
      readonly isQuoted: boolean;
      /** Asked of what was just said: 几点？ is no question of the clock. */
      readonly isRecent?: boolean;
    }
  | { readonly fact: null };

/** What a question is answered from. */
export interface Remembered {
  readonly memories: readonly Memory[];
  /** The chat's lines, oldest first. */
  readonly history: readonly Line[];
  readonly now?: string | undefined;
}

/**
 * The answer to a question about the person, from what is remembered, else from the person's own lines; that it is unknown;
 * or null where the text asks no such thing. Pure.
 */
export function recall(text: string, { memories, history, now }: Remembered): Recalled | null {
  const parts = text
    .split(/[，,]|(?<=[a-z]) and (?=what|when|where|who|how)/u)
    .filter((part) => part.trim() !== "");
  if (parts.length === 2 && text.length < 40) {
    const answers = parts.map((part) => recallOne(part, { memories, history, now }));
    const facts = answers.flatMap((one) => (one === null || one.fact === null ? [] : [one.fact]));
    if (facts.length === 2)
      return { fact: [...new Set(facts)].join(/\p{Script=Han}/u.test(text) ? "，" : "; "), isQuoted: false };
  }
  return recallOne(text, { memories, history, now });
}

function recallOne(text: string, { memories, history, now }: Remembered): Recalled | null {
  const before = history.findLast(({ from }) => from === "user")?.text ?? "";
  const names = namesIn(memories);
  const who = whoIs(text, memories);
  if (who !== null) return { fact: who, isQuoted: false };
  const asked = askedFact(text, names, before);
  const lines = history
    .flatMap(({ from, text: said }) => (from === "user" && !isQuestion(said) ? [said] : []))
    .slice(-LINES_MOST);
  if (asked === null) return echoed(text, lines, now);
  const known = remembered(asked, memories, now);
  if (known.length > 0 && !isBesideTheMatter(known, asked, lines))
    return { fact: withSource(sayAll(known, asked), known, asked, lines), isQuoted: false };
  return unremembered(asked, { memories, lines: validLines(lines, now), now });
}

/** Whether a memory has none of the question's words of matter, while a line has: a stranger's dog is no wallet. */
function isBesideTheMatter(
  [first]: readonly Memory[],
  { text, kinds }: AskedFact,
  lines: readonly string[],
): boolean {
  if (first === undefined || (kinds.length > 0 && !STORIES.has(first.kind))) return false;
  const terms = [...contentOf(text)].filter((term) => term.length > 1);
  const shares = (said: string): boolean => {
    const words = contentOf(said);
    return terms.some((term) => words.has(term));
  };
  return !shares(first.value) && lines.some((line) => !line.includes(first.value) && shares(line));
}

/** A question all whose words of matter stand in a line of the person's, where that line has what is asked for. */
function echoed(text: string, lines: readonly string[], now: string | undefined): Recalled | null {
  const asked = barelyAsked(text);
  if (asked === null) return null;
  const terms = [...contentOf(text)].filter((term) => term.length > 1);
  const about = lines.filter((line) => {
    const words = contentOf(line);
    return terms.length > 0 && terms.every((term) => words.has(term));
  });
  const quoted = about.length === 0 ? null : quote(asked, validLines(about, now), []);
  return quoted === null ? null : { fact: saidBefore(quoted, asked), isQuoted: true };
}

/** Where a question is answered from the person's lines. */
interface Said {
  readonly memories: readonly Memory[];
  readonly lines: readonly string[];
  readonly now: string | undefined;
}

/** What is only in the person's lines: a fact found by a second look, else their own words; or that it is unknown. */
function unremembered(asked: AskedFact, { memories, lines, now }: Said): Recalled | null {
  if (!asked.isSure && !asked.isElliptical) return null;
  const sought = remembered(asked, soughtIn(asked, lines, memories, now), now);
  if (sought.length > 0) return { fact: sayAll(sought, asked), isQuoted: false };
  const quoted = asked.isOfKind ? null : quote(asked, lines, memories);
  if (quoted === null) return asked.isSure ? { fact: null } : null;
  return {
    fact: saidBefore(quoted, asked),
    isQuoted: true,
    isRecent: asked.isElliptical && /点|time/iu.test(asked.text),
  };
}

const saidBefore = (quoted: string, { language }: AskedFact): string =>
  language === "zh" ? `你说过：“${quoted}”` : `you said: “${quoted}”`;

const capital = (text: string): string => text.replace(/^[a-z]/u, (letter) => letter.toUpperCase());

/** A memory, with the line it comes from where the question asks for more than the memory has. */
function withSource(
  sentence: string,
  known: readonly Memory[],
  asked: AskedFact,
  lines: readonly string[],
): string {
  const [first] = known;
  if (first === undefined || known.length > 1) return sentence;
  const expected = expectedIn(asked.text);
  const isWhole = expected === null || expected.test(inDigits(sentence));
  const words = contentOf(sentence);
  const asksMore = [...contentOf(asked.text)].some((term) => term.length > 1 && !words.has(term));
  if (isWhole && !(STORIES.has(first.kind) && asksMore)) return sentence;
  const bare = first.value.replace(/^(?:一(?=\p{Script=Han})|an? |the )/iu, "");
  const source = lines.findLast((line) => line.includes(bare)) ?? "";
  const said = statementOf(source);
  if (said === "" || said.length <= first.value.length + 4) return sentence;
  const quoted = saidBefore(toSecondPerson(said), asked);
  return asked.language === "zh" ? `${sentence}。${quoted}` : `${sentence}. ${capital(quoted)}`;
}

/** Lines before a line in which somebody may be named whom it speaks of. */
const STILL_MEANT = 3;

/**
 * Facts of the kinds that a question asks for in lines that were not sure enough to be remembered: that it is asked for
 * speaks for them. Oldest first. Pure.
 */
function soughtIn(
  { kinds }: AskedFact,
  lines: readonly string[],
  memories: readonly Memory[],
  now: string | undefined,
): Memory[] {
  if (kinds.length === 0) return [];
  const context = { before: "", today: todayOf(now), names: namesIn(memories) };
  return lines.flatMap((text, at) => {
    const other = lines
      .slice(Math.max(0, at - STILL_MEANT), at)
      .map(lastNamed)
      .findLast((one) => one !== undefined);
    return soughtFacts({ ...context, text, ...(other === undefined ? {} : { other }) }, kinds);
  });
}
