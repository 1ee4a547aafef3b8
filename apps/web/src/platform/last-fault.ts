/** The sentence of a server fault ends with the number of the request, by which the log can be searched. */
export const NUMBERED = /[(（](?:编号|no\.) [\w-]+[)）]$/;

/** How long after a fault it is taken for the reason why something could not be loaded, ms. */
const RECENT_MS = 10_000;

let last: { sentence: string; at: number } | undefined;

/** Remembers the server's sentence if it is a fault with a number; also for calls that show no failures. */
export function noteFault(sentence: string): void {
  if (NUMBERED.test(sentence)) last = { sentence, at: performance.now() };
}

/** The sentence of a recent server fault, with its number, to show where something could not be loaded. */
export const recentFault = (): string | undefined =>
  last !== undefined && performance.now() - last.at < RECENT_MS ? last.sentence : undefined;
