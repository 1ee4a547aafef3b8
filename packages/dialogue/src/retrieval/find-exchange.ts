import type { Exchange } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { termsOf } from "../text/terms.ts";

/** Below this symmetric coverage a question counts as not answered by any example (`characters §10.2`). */
export const THRESHOLD = 0.25;
/** From here on an example is what was meant, and goes before the general rules. */
export const CERTAIN = 0.72;

/** Particles and question words alone make no match. */
const TELLING = 0.3;
const MAX_ASKS = 12_000;

interface Ask {
  readonly exchange: number;
  readonly text: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly weight: number;
}

export interface ExchangeIndex {
  readonly asks: readonly Ask[];
  /** Which asks hold a term, and how telling the term is. */
  readonly postings: ReadonlyMap<string, { readonly asks: readonly number[]; readonly idf: number }>;
  readonly rare: number;
}

export interface Found {
  readonly exchange: number;
  readonly score: number;
}

/** Built once per persona; bounded by `MAX_ASKS` wordings. */
export function indexExchanges(exchanges: readonly Exchange[]): ExchangeIndex {
  const raw = exchanges
    .flatMap((exchange, at) =>
      exchange.asks.map((ask) => ({ exchange: at, text: bare(ask), terms: termsOf(ask) })),
    )
    .slice(0, MAX_ASKS);
  const postings = new Map<string, { asks: number[]; idf: number }>();
  for (const [at, { terms }] of raw.entries()) {
    for (const term of terms.keys()) {
      const held = postings.get(term);
      if (held) held.asks.push(at);
      else postings.set(term, { asks: [at], idf: 0 });
    }
  }
  for (const posting of postings.values()) posting.idf = Math.log(1 + raw.length / posting.asks.length);
  const rare = Math.log(1 + Math.max(1, raw.length));
  const idf = (term: string) => postings.get(term)?.idf ?? rare;
  const asks = raw.map((ask) => ({ ...ask, weight: weigh(ask.terms, idf) }));
  return { asks, postings, rare };
}

const bare = (text: string) => normal(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

function weigh(terms: ReadonlyMap<string, number>, idf: (term: string) => number): number {
  let sum = 0;
  for (const [term, weight] of terms) sum += weight * idf(term);
  return sum;
}

/** The exchanges a text may mean, best first; a long text is also read clause by clause. */
export function findExchanges(index: ExchangeIndex, text: string): Found[] {
  const best = new Map<number, number>();
  const take = (found: ReadonlyMap<number, number>, share: number) => {
    for (const [exchange, score] of found) {
      if (score * share > (best.get(exchange) ?? 0)) best.set(exchange, score * share);
    }
  };
  take(scoreAsks(index, text), 1);
  const clauses = text.split(/[，。！？,.!?;；\n]+/u).filter((clause) => clause.trim().length > 1);
  if (clauses.length > 1) for (const clause of clauses.slice(0, 8)) take(scoreAsks(index, clause), 0.92);
  return [...best]
    .map(([exchange, score]) => ({ exchange, score }))
    .filter(({ score }) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score || a.exchange - b.exchange);
}

/** Per exchange the geometric mean of how much of the text and how much of the ask is covered. */
function scoreAsks(index: ExchangeIndex, text: string): Map<number, number> {
  const terms = termsOf(text);
  const query = bare(text);
  const total = weigh(terms, (term) => index.postings.get(term)?.idf ?? index.rare);
  const shared = new Map<number, number>();
  const telling = new Set<number>();
  for (const [term, weight] of terms) {
    const posting = index.postings.get(term);
    if (!posting) continue;
    for (const at of posting.asks) {
      shared.set(at, (shared.get(at) ?? 0) + weight * posting.idf);
      if (weight >= TELLING) telling.add(at);
    }
  }
  const scores = new Map<number, number>();
  for (const [at, sum] of shared) {
    const ask = index.asks[at];
    if (!ask || total === 0 || (!telling.has(at) && ask.text !== query)) continue;
    const score =
      ask.text === query ? 1.05 : Math.sqrt((sum / total) * Math.min(1, sum / ask.weight)) * fit(ask, query);
    if (score > (scores.get(ask.exchange) ?? 0)) scores.set(ask.exchange, score);
  }
  return scores;
}

/** A question turned against the other person is another question. */
function fit(ask: Ask, query: string): number {
  if (languageOf(query) === "en") return 1;
  const mine = query.includes("我") && !query.includes("你");
  const yours = query.includes("你") && !query.includes("我");
  const askMine = ask.text.includes("我") && !ask.text.includes("你");
  const askYours = ask.text.includes("你") && !ask.text.includes("我");
  return (mine && askYours) || (yours && askMine) ? 0.6 : 1;
}
