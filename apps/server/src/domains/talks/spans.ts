/** Rows with `from < id <= to` that are not to be remembered; `to` null while it goes on. */
export type Span = readonly [from: number, to: number | null];

/** Older ones lie far above what anybody answers from. */
const MOST = 20;

export const readSpans = (json: string): Span[] => JSON.parse(json) as Span[];

export const openSpan = (spans: readonly Span[], at: number): Span[] =>
  [...spans, [at, null] as const].slice(-MOST);

export const closeSpan = (spans: readonly Span[], at: number): Span[] =>
  spans.map(([from, to]) => [from, to ?? at]);

/** Whether a row was said in one of them. */
export const within = (spans: readonly Span[], id: number): boolean =>
  spans.some(([from, to]) => id > from && (to === null || id <= to));

/**
 * Whether a row said before belongs to what a line is answered from: outside of temporary talks for a line outside,
 * and for one inside, the same talk alone.
 */
export function answeredFrom(spans: readonly Span[], said: number, asked: number): boolean {
  const own = spans.find((span) => within([span], asked));
  return own ? within([own], said) : !within(spans, said);
}
