import type { Exchange } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { isQuestion, isRequest } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";

/** Below this symmetric coverage no example answers the question (`characters §10.2`). */
export const THRESHOLD = 0.25;
/** From here on the example was meant, and precedes the general rules. */
export const CERTAIN = 0.72;

/** Particles and question words alone make no match. */
const MIN_TERM_WEIGHT = 0.3;
const MAX_WORDINGS = 12_000;

interface Wording {
  readonly exchange: number;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Whether it asks something; a statement is not answered as if it did. */
  readonly asks: boolean;
}

export interface ExchangeIndex {
  readonly wordings: readonly Wording[];
  /** Which wordings contain a term, and how distinctive the term is. */
  readonly postings: ReadonlyMap<string, { readonly wordings: readonly number[]; readonly idf: number }>;
  readonly rare: number;
}

export interface ExchangeMatch {
  readonly exchange: number;
  readonly score: number;
}

/** Built once per persona, from at most `MAX_WORDINGS` wordings. */
export function indexExchanges(exchanges: readonly Exchange[]): ExchangeIndex {
  const raw = exchanges
    .flatMap((exchange, at) =>
      exchange.asks.map((wording) => ({
        exchange: at,
        text: bare(wording),
        terms: termsOf(wording),
        asks: isQuestion(wording),
      })),
    )
    .slice(0, MAX_WORDINGS);
  const postings = new Map<string, { wordings: number[]; idf: number }>();
  for (const [at, { terms }] of raw.entries()) {
    for (const term of terms.keys()) {
      const held = postings.get(term);
      if (held) held.wordings.push(at);
      else postings.set(term, { wordings: [at], idf: 0 });
    }
  }
  for (const posting of postings.values()) posting.idf = Math.log(1 + raw.length / posting.wordings.length);
  const rare = Math.log(1 + Math.max(1, raw.length));
  const idf = (term: string) => postings.get(term)?.idf ?? rare;
  const wordings = raw.map((wording) => ({ ...wording, weight: weigh(wording.terms, idf) }));
  return { wordings, postings, rare };
}

const bare = (text: string) => normal(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

function weigh(terms: ReadonlyMap<string, number>, idf: (term: string) => number): number {
  let sum = 0;
  for (const [term, weight] of terms) sum += weight * idf(term);
  return sum;
}

/** The exchanges a text may mean, best first; a long text is also read clause by clause. */
export function findExchanges(index: ExchangeIndex, text: string): ExchangeMatch[] {
  const best = new Map<number, number>();
  const take = (matches: ReadonlyMap<number, number>, share: number) => {
    for (const [exchange, score] of matches) {
      if (score * share > (best.get(exchange) ?? 0)) best.set(exchange, score * share);
    }
  };
  take(scoreWordings(index, text), 1);
  const clauses = text.split(/[，。！？,.!?;；\n]+/u).filter((clause) => clause.trim().length > 1);
  if (clauses.length > 1) for (const clause of clauses.slice(0, 8)) take(scoreWordings(index, clause), 0.92);
  return [...best]
    .map(([exchange, score]) => ({ exchange, score }))
    .filter(({ score }) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score || a.exchange - b.exchange);
}

/** For each exchange, the geometric mean of how much of the text and how much of the wording is covered. */
function scoreWordings(index: ExchangeIndex, text: string): Map<number, number> {
  const terms = termsOf(text);
  const query = bare(text);
  const isStatement = !isQuestion(text) && !isRequest(text);
  const total = weigh(terms, (term) => index.postings.get(term)?.idf ?? index.rare);
  const shared = new Map<number, number>();
  const significant = new Set<number>();
  for (const [term, weight] of terms) {
    const posting = index.postings.get(term);
    if (!posting) continue;
    for (const at of posting.wordings) {
      shared.set(at, (shared.get(at) ?? 0) + weight * posting.idf);
      if (weight >= MIN_TERM_WEIGHT) significant.add(at);
    }
  }
  const scores = new Map<number, number>();
  for (const [at, sum] of shared) {
    const wording = index.wordings[at];
    if (!wording || total === 0 || (!significant.has(at) && wording.text !== query)) continue;
    const score =
      wording.text === query
        ? 1.05
        : Math.sqrt((sum / total) * Math.min(1, sum / wording.weight)) *
          fit(wording, query) *
          (isStatement && wording.asks ? 0.7 : 1);
    if (score > (scores.get(wording.exchange) ?? 0)) scores.set(wording.exchange, score);
  }
  return scores;
}

/** A question about the other person is a different question. */
function fit(wording: Wording, query: string): number {
  if (languageOf(query) === "en") return 1;
  const mine = query.includes("我") && !query.includes("你");
  const yours = query.includes("你") && !query.includes("我");
  const wordingMine = wording.text.includes("我") && !wording.text.includes("你");
  const wordingYours = wording.text.includes("你") && !wording.text.includes("我");
  return (mine && wordingYours) || (yours && wordingMine) ? 0.6 : 1;
}
