import type { Language } from "../../persona.ts";
import { normal } from "../../text/normal.ts";
import { rowsOf } from "../table.ts";
import { asksWhy, askTerms, isNegation, shareOf, wantedBy } from "./ask-terms.ts";

/** An answer to a question, in both languages. */
export interface Asked {
  readonly zh: string;
  readonly en: string;
  /** A way to do something is asked for, rather than how something is. */
  readonly isWay?: boolean;
  /** The question is put in nearly the same words. */
  readonly isSure?: boolean;
}

interface Entry {
  readonly asked: Asked;
  readonly wanted: ReturnType<typeof wantedBy>;
  readonly wordings: readonly ReadonlySet<string>[];
  /** The terms of all wordings. */
  readonly held: ReadonlySet<string>;
}

/** The questions of one language, and which of them hold a term. */
interface AskedIndex {
  readonly language: Language;
  readonly entries: readonly Entry[];
  readonly holding: ReadonlyMap<string, readonly number[]>;
}

/** Rows of Chinese wordings, English wordings, answer in Chinese, answer in English; `;` parts wordings. */
export function indexAsked(table: string, language: Language): AskedIndex {
  const holding = new Map<string, number[]>();
  const entries = rowsOf(table).map(([wordingsZh = "", wordingsEn = "", zh = "", en = ""], at): Entry => {
    const wordings = (language === "zh" ? wordingsZh : wordingsEn).split(/[;；]/u).map(normal);
    const terms = wordings.map((wording) => askTerms(wording, language)).filter(({ size }) => size > 0);
    const held = new Set(terms.flatMap((one) => [...one]));
    for (const term of held) {
      const others = holding.get(term);
      if (others === undefined) holding.set(term, [at]);
      else others.push(at);
    }
    const wanted = new Set(wordings.flatMap((wording) => [...wantedBy(wording, language)]));
    // What is to be done about something is no reason for it.
    if (!wordings.some((wording) => asksWhy(wording, language))) wanted.delete("why");
    return { asked: { zh, en: en.replace(/\.$/u, "") }, wanted, wordings: terms, held };
  });
  return { language, entries, holding };
}

/**
 * How much of the question an entry must cover, how much of one of its wordings the question, and both at once; a
 * question of hardly a word must say nearly all of a wording.
 */
const COVERED = { question: 0.72, wording: 0.65, both: 0.6, short: 0.68, nearly: 0.85 };
/** The fit from which a question is put in nearly the same words. */
const SURE = 0.94;
/** A question of so few terms is short. */
const SHORT = { zh: 4, en: 2 };

/** Fewer terms than these say nothing: 什么意思. A Chinese word of two signs has three. */
const LEAST = { zh: 3, en: 1 };

/** How many words or signs of a question may be about nothing that the entry has. */
const foreignMost = (count: number, language: Language): number =>
  Math.floor(language === "zh" ? count / 4 : count / 5);

/** How much more a term says that few questions hold. */
const rarity = ({ entries, holding }: AskedIndex, term: string): number =>
  Math.log(1 + entries.length / (holding.get(term)?.length ?? 0.5)) * shareOf(term);

const sumOf = (index: AskedIndex, terms: Iterable<string>, among?: ReadonlySet<string>): number => {
  let sum = 0;
  for (const term of terms) if (among === undefined || among.has(term)) sum += rarity(index, term);
  return sum;
};

/** How well an entry fits a question, from 0 to 1; 0 where it is about something else or wants something else. */
function fitOf(index: AskedIndex, entry: Entry, terms: ReadonlySet<string>, wanted: Entry["wanted"]): number {
  if ([...terms].some((term) => isNegation(term) && !entry.held.has(term))) return 0;
  const whole = [...terms].filter((term) => shareOf(term) === 1);
  const foreign = whole.filter((term) => !entry.held.has(term)).length;
  if (foreign > foreignMost(whole.length, index.language)) return 0;
  const covered = sumOf(index, terms, entry.held) / Math.max(0.001, sumOf(index, terms));
  if (covered < COVERED.question) return 0;
  const wording = Math.max(
    ...entry.wordings.map((one) => sumOf(index, one, terms) / Math.max(0.001, sumOf(index, one))),
  );
  const isWanted =
    wanted.size === 0 || entry.wanted.size === 0 || [...wanted].some((one) => entry.wanted.has(one));
  // “Can a shrunk jumper be saved” wants to know how.
  if (!isWanted && !(wanted.has("whether") && entry.wanted.has("how") && covered * wording >= COVERED.nearly))
    return 0;
  const least = terms.size <= SHORT[index.language] ? COVERED.short : COVERED.wording;
  return wording >= least && covered * wording >= COVERED.both ? covered * wording : 0;
}

/**
 * The answer to a question, by the words that it shares with the wordings of an entry, of which rare ones count more;
 * undefined where none is about the same and wants the same. Pure.
 */
export function findAsked(index: AskedIndex, line: string): Asked | undefined {
  const text = normal(line);
  // Two signs that no question joins part nothing: 桌布上 and 上的蜡.
  const all = [...askTerms(text, index.language)];
  if (all.length < LEAST[index.language]) return undefined;
  const terms = new Set(all.filter((term) => shareOf(term) === 1 || index.holding.has(term)));
  const wanted = wantedBy(text, index.language);
  // A few words that ask nothing are no question: say it again.
  if (wanted.size === 0 && terms.size < 3) return undefined;
  let found: Asked | undefined;
  let best = 0;
  const candidates = new Set([...terms].flatMap((term) => index.holding.get(term) ?? []));
  for (const at of candidates) {
    const entry = index.entries[at];
    const fit = entry === undefined ? 0 : fitOf(index, entry, terms, wanted);
    if (entry !== undefined && fit > best) [found, best] = [entry.asked, fit];
  }
  return found && { ...found, isWay: wanted.has("how"), isSure: best >= SURE };
}
