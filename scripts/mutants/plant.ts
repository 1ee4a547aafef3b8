import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LogLevel } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../lib/shell.mjs";
import type { Area } from "./areas.ts";
import { type Figure, onOneLine, type Survivor } from "./survivors.ts";

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** How much longer than usual a test may run before the fault counts as detected, ms. */
const PATIENCE_MS = 15_000;
/** Folders that no test of an area reads. */
const NOT_NEEDED = ["apps/web", "e2e", "bench", "docs", "deploy", "shots", "data", ".cache"];

function survivorOf({ fileName, location: { start, end }, replacement }: Result): Survivor {
  const file = fileName.startsWith(root) ? fileName.slice(root.length + 1) : fileName;
  const lines = readFileSync(join(root, file), "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  // The end first: both ends may be on one line.
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  lines.unshift((lines.shift() ?? "").slice(start.column - 1));
  return { file, before: onOneLine(lines.join("\n")), after: onOneLine(replacement) || "(nothing)" };
}

/**
 * Of an earlier run only kills are taken over: a test that did not end may have waited for a busy machine,
 * and a survivor may now meet a new test that is not known to reach it.
 */
function recordKills(report: string): void {
  if (!existsSync(report)) return;
  const earlier = JSON.parse(readFileSync(report, "utf8")) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const one of Object.values(earlier.files))
    one.mutants = one.mutants.filter(({ status }) => status === "Killed");
  writeFileSync(report, JSON.stringify(earlier));
}

/**
 * Plants every fault of an area, one after the other, in a copy of the project, and runs the test files that
 * reach it. What was tried before is not tried again if neither it nor its tests have changed, unless
 * `afresh`.
 * @throws when the tests fail without any fault.
 */
export async function plantIn(
  { name, mutate, tests, env = {} }: Area,
  { afresh, workers }: { afresh: boolean; workers: number },
): Promise<{ figure: Figure; survivors: Survivor[] }> {
  Object.assign(process.env, env, { MUTANTS_TESTS: JSON.stringify(tests) });
  const folder = `.cache/mutants/${name}`;
  const report = join(root, `${folder}.json`);
  recordKills(report);
  // Left by a run that was ended from outside.
  rmSync(join(root, folder), { recursive: true, force: true });
  const results = await new Stryker({
    testRunner: "vitest-by-file",
    vitest: { configFile: "scripts/mutants/vitest.config.ts", related: false },
    plugins: [
      "@stryker-mutator/vitest-runner",
      join(root, "scripts/mutants/vitest-by-file.ts"),
      join(root, "scripts/mutants/ignore-words.ts"),
    ],
    ignorers: ["words"],
    mutate: [...mutate],
    ignorePatterns: NOT_NEEDED,
    coverageAnalysis: "perTest",
    concurrency: workers,
    incremental: true,
    incrementalFile: report,
    force: afresh,
    tempDirName: folder,
    cleanTempDir: "always",
    // TypeScript 7 has no JavaScript API, and nothing here is compiled.
    tsconfigFile: "none",
    disableTypeChecks: false,
    timeoutMS: PATIENCE_MS,
    dryRunTimeoutMinutes: 15,
    reporters: ["progress-append-only"],
    logLevel: "warn" as LogLevel,
    warnings: false,
    allowConsoleColors: false,
  }).runMutationTest();
  const of = (status: Result["status"]) => results.filter((one) => one.status === status);
  const alive = [...of("Survived"), ...of("NoCoverage")];
  return {
    figure: {
      killed: of("Killed").length,
      timedOut: of("Timeout").length,
      survived: of("Survived").length,
      notCovered: of("NoCoverage").length,
    },
    survivors: alive.map(survivorOf),
  };
}
