/** Rows with `from < id <= to` that must not be remembered; `to` is null while the span is open. */
export type Span = readonly [from: number, to: number | null];

/** Older spans lie far above anything still used as context. */
const SPANS_MAX = 20;

export const readSpans = (json: string): Span[] => JSON.parse(json) as Span[];

export const openSpan = (spans: readonly Span[], at: number): Span[] =>
  [...spans, [at, null] as const].slice(-SPANS_MAX);

export const closeSpan = (spans: readonly Span[], at: number): Span[] =>
  spans.map(([from, to]) => [from, to ?? at]);

/** Whether a row lies in one of the spans. */
export const isInSpan = (spans: readonly Span[], id: number): boolean =>
  spans.some(([from, to]) => id > from && (to === null || id <= to));

/**
 * Whether an earlier row is context for a line: a line outside temporary spans uses rows outside them; a line inside
 * one uses that span only.
 */
export function belongsToContext(spans: readonly Span[], said: number, asked: number): boolean {
  const own = spans.find((span) => isInSpan([span], asked));
  return own ? isInSpan([own], said) : !isInSpan(spans, said);
}
