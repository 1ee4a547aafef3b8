/** How many checks of a part passed and failed, and the names of the failed ones if the part reports them. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[];
}

export const none: Counts = { passed: 0, failed: 0 };

/** The sum of both. */
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
});

/** The closing line of `npm test`, alone on its line. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** Reads the closing line from a part's output, and its lines `FAIL …`; undefined without a closing line. */
export function readClosingLine(output: string): Counts | undefined {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!found) return undefined;
  const failures = [...output.matchAll(/^FAIL +(.+)$/gm)].map(([, name]) => name ?? "");
  return { passed: Number(found[1]), failed: Number(found[2]), failures };
}
