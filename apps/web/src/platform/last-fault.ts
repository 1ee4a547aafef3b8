/** A fault of the server ends with the number of its request, under which the log has it. */
export const NUMBERED = /[(（](?:编号|no\.) [\w-]+[)）]$/;

/** What failed just now is what the place that shows nothing failed by; a fault of before is not. */
const RECENT_MS = 10_000;

let last: { sentence: string; at: number } | undefined;

/** Notes what the server answered, if it was a fault with a number; also of calls that show nothing by themselves. */
export function noteFault(sentence: string): void {
  if (NUMBERED.test(sentence)) last = { sentence, at: performance.now() };
}

/** The server's sentence about the fault of just now, its number with it; for whatever could not be loaded. */
export const recentFault = (): string | undefined =>
  last !== undefined && performance.now() - last.at < RECENT_MS ? last.sentence : undefined;
