/** Rows with `from < id <= to` that are not to be remembered; `to` null while it goes on. */
export type Span = readonly [from: number, to: number | null];

/** Older ones lie far above what anybody answers from. */
const SPANS_MAX = 20;

export const readSpans = (json: string): Span[] => JSON.parse(json) as Span[];

export const openSpan = (spans: readonly Span[], at: number): Span[] =>
  [...spans, [at, null] as const].slice(-SPANS_MAX);

export const closeSpan = (spans: readonly Span[], at: number): Span[] =>
  spans.map(([from, to]) => [from, to ?? at]);

/** Whether a row was said in one of them. */
export const isInSpan = (spans: readonly Span[], id: number): boolean =>
  spans.some(([from, to]) => id > from && (to === null || id <= to));

/**
 * Whether a row said before belongs to what a line is answered from: outside of temporary talks for a line outside,
 * and for one inside, the same talk alone.
 */
export function belongsToContext(spans: readonly Span[], said: number, asked: number): boolean {
  const own = spans.find((span) => isInSpan([span], asked));
  return own ? isInSpan([own], said) : !isInSpan(spans, said);
}
