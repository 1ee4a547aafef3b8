/** How many checks of a part passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const none: Counts = { passed: 0, failed: 0 };

/** The two added up. */
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** The closing line of `npm test`, alone on its line. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** Reads the closing line off a part's output; undefined when it printed none. */
export function readClosingLine(output: string): Counts | undefined {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined;
}
