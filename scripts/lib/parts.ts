import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Counts, readClosingLine } from "./counts.ts";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import { root, run, say } from "./shell.mjs";

/** A part of a test run: a command, and how to read from it how many checks passed. */
export interface Part {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Record<string, string>;
  readonly timeoutMs: number;
  readonly count: (output: string) => Counts | undefined;
}

/**
 * Ends a part that hangs. A slow one should be seen, not cut off: a busy machine takes twice the usual
 * quarter of an hour.
 */
const HUNG_MS = 2_400_000;

/** A Vitest run over `paths`, or over all tests when empty. */
export function vitestPart(name: string, paths: string[], env: Record<string, string> = {}): Part {
  const file = emptyReport(name);
  const flags = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: ["vitest", "run", ...flags, ...paths],
    env,
    timeoutMs: HUNG_MS,
    count: () => readVitestReport(file),
  };
}

/** The journeys in a real browser. */
export function journeysPart(name: string, browser: string, args: string[] = []): Part {
  const file = emptyReport(name);
  return {
    name,
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts", "--reporter=line,json", ...args],
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    timeoutMs: HUNG_MS,
    count: () => readPlaywrightReport(file),
  };
}

/** A script of ours that closes with `N passed, N failed`. */
export function scriptPart(name: string, script: string, args: string[], timeoutMs: number): Part {
  return {
    name,
    command: [process.execPath, join(root, script), ...args],
    timeoutMs,
    count: readClosingLine,
  };
}

/** The path of a part's report. */
export const reportPath = (name: string): string => join(root, ".cache", "reports", `${name}.json`);

/** The path of a part's report, with none left there of the run before. */
export function emptyReport(name: string): string {
  const file = reportPath(name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs a part and prints its output and duration. A part that ended badly without naming a failure, reported
 * no counts or checked nothing counts as one failure: silence is no success.
 */
export async function runPart({
  name,
  command: [program, ...args],
  env = {},
  timeoutMs,
  count,
}: Part): Promise<Counts> {
  say(`\n── ${name}`);
  const began = performance.now();
  const { code, output } = await run(program, args, { env, timeoutMs, show: true });
  const counts = withReport(code, tryCount(count, output));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `── ${name}: ${counts.passed} of ${counts.passed + counts.failed} in ${seconds} s${code === 124 ? ", out of time" : ""}`,
  );
  return counts;
}

function tryCount(count: Part["count"], output: string): Counts | undefined {
  try {
    return count(output);
  } catch {
    return undefined;
  }
}

/** The counts of a part, given how its process ended. */
export function withReport(code: number, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  const said = counts.failed > 0;
  const empty = counts.passed === 0;
  return (code !== 0 || empty) && !said ? { ...counts, failed: 1 } : counts;
}
