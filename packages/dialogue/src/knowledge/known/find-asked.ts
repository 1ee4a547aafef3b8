import type { Language } from "../../persona.ts";
import { rowsOf } from "../table.ts";
import { askTerms, shareOf, wantedBy } from "./ask-terms.ts";

/** An answer to a question, in both languages. */
export interface Asked {
  readonly zh: string;
  readonly en: string;
  /** A way to do something, rather than how something is. */
  readonly isWay: boolean;
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
    const wordings = (language === "zh" ? wordingsZh : wordingsEn).split(/[;；]/u).map((one) => one.trim());
    const terms = wordings.map((wording) => askTerms(wording, language)).filter(({ size }) => size > 0);
    const held = new Set(terms.flatMap((one) => [...one]));
    for (const term of held) {
      const others = holding.get(term);
      if (others === undefined) holding.set(term, [at]);
      else others.push(at);
    }
    const wanted = new Set(wordings.flatMap((wording) => [...wantedBy(wording.toLowerCase(), language)]));
    const isWay = wanted.has("how") && !wanted.has("why");
    return { asked: { zh, en: en.replace(/\.$/u, ""), isWay }, wanted, wordings: terms, held };
  });
  return { language, entries, holding };
}

/** How much of the question an entry must cover, and how much of one of its wordings the question. */
const COVERED = { question: 0.82, wording: 0.62 };

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
  const isWanted =
    wanted.size === 0 || entry.wanted.size === 0 || [...wanted].some((one) => entry.wanted.has(one));
  if (!isWanted) return 0;
  const covered = sumOf(index, terms, entry.held) / Math.max(0.001, sumOf(index, terms));
  if (covered < COVERED.question) return 0;
  const wording = Math.max(
    ...entry.wordings.map((one) => sumOf(index, one, terms) / Math.max(0.001, sumOf(index, one))),
  );
  return wording >= COVERED.wording ? covered * wording : 0;
}

/**
 * The answer to a question, by the words that it shares with the wordings of an entry, of which rare ones count more;
 * undefined where none is about the same and wants the same. Pure.
 */
export function findAsked(index: AskedIndex, text: string): Asked | undefined {
  const terms = askTerms(text, index.language);
  const wanted = wantedBy(text.toLowerCase(), index.language);
  let found: Asked | undefined;
  let best = 0;
  const candidates = new Set([...terms].flatMap((term) => index.holding.get(term) ?? []));
  for (const at of candidates) {
    const entry = index.entries[at];
    const fit = entry === undefined ? 0 : fitOf(index, entry, terms, wanted);
    if (entry !== undefined && fit > best) [found, best] = [entry.asked, fit];
  }
  return found;
}
