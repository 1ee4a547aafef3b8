import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { INSPECTED, VISITED } from "../../e2e/fixtures/visits.ts";
import type { Counts } from "./counts.ts";
import { root } from "./shell.mjs";

/** The fields read of Vitest's JSON report. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

interface Suite {
  file: string;
  suites?: Suite[] | undefined;
  specs: {
    title: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string | undefined }[];
      results: { errors: { message?: string | undefined }[] }[];
    }[];
  }[];
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z
              .array(z.object({ type: z.string(), description: z.string().optional() }))
              .default([]),
            results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
          }),
        ),
      }),
    ),
  }),
);

/** The fields read of Playwright's JSON report. */
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

/** Reads the counts of a Vitest run, and its failed tests in one line each with the reason. */
export function readVitestReport(file: string): Counts {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const path = relative(root, name);
    const unloaded = status === "failed" && assertionResults.length === 0;
    return unloaded
      ? [`${path}: ${reason(message)}`]
      : failed.map((test) => `${path} › ${test.fullName}: ${reason(test.failureMessages?.[0])}`);
  });
  // A file that cannot be loaded has no test that could fail: it counts as one.
  const unloaded = report.numTotalTests === 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, failures };
}

/** Reads the counts of the journeys. One that passed only on a second try counts as failed. */
export function readPlaywrightReport(file: string): Counts {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...suites.flatMap(failedJourneys), ...errors.map(({ message }) => reason(message))],
  };
}

/** The addresses that the journeys of a report visited; inspecting all of them for a rule is no journey. */
export function readVisits(file: string): string[] {
  const { suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return suites.filter((one) => !/axe/.test(one.file)).flatMap((one) => notesOf(one, VISITED));
}

/** The addresses that the journeys of a report checked for accessibility. */
export function readInspected(file: string): string[] {
  const { suites } = playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return suites.flatMap((one) => notesOf(one, INSPECTED));
}

const notesOf = ({ specs, suites = [] }: Suite, kind: string): string[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .flatMap(({ type, description = "" }) => (type === kind ? [description] : [])),
  ...suites.flatMap((one) => notesOf(one, kind)),
];

function failedJourneys({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        return `${file} › ${title}: ${reason(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

/** The first lines of an error as one line, without colours. */
function reason(message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("at "));
  return said.slice(0, 4).join(" · ").slice(0, 400);
}
