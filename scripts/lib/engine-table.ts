import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Counts } from "./counts.ts";

interface Suite {
  suites?: Suite[] | undefined;
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      annotations: { type: string; description?: string | undefined }[];
      results: { error?: { message?: string | undefined } | undefined }[];
    }[];
  }[];
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    suites: z.array(suite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
            results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
          }),
        ),
      }),
    ),
  }),
);

const report = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

/** How one journey went in one engine. */
export interface Outcome {
  readonly journey: string;
  readonly engine: string;
  readonly state: "passed" | "failed" | "not here";
  /** Why it failed, or why the engine cannot do it. */
  readonly why: string;
}

const STATES: Readonly<Record<string, Outcome["state"]>> = { expected: "passed", skipped: "not here" };

const outcomesIn = ({ specs, suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, annotations, results }): Outcome => {
      const skipped = annotations.find(({ type }) => type === "skip")?.description;
      const [first = ""] = stripVTControlCharacters(results.at(-1)?.error?.message ?? "").split("\n");
      const state = STATES[status] ?? "failed";
      return { journey: title, engine: projectName, state, why: skipped ?? first };
    }),
  ),
  ...suites.flatMap(outcomesIn),
];

/** Reads how every journey went in every engine from Playwright's JSON report. */
export function readOutcomes(file: string): Outcome[] {
  const { suites, errors } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  const broken = errors.map((): Outcome => ({ journey: "the run", engine: "", state: "failed", why: "" }));
  return [...suites.flatMap(outcomesIn), ...broken];
}

/** What a run of engines counts as; what an engine cannot do is neither passed nor failed. */
export function countOutcomes(outcomes: readonly Outcome[]): Counts {
  const failures = outcomes
    .filter(({ state }) => state === "failed")
    .map(({ journey, engine, why }) => `${engine} › ${journey}: ${why}`);
  const passed = outcomes.filter(({ state }) => state === "passed").length;
  return { passed, failed: failures.length, failures };
}

/** A table of journeys and engines, and below it why some are not possible in an engine. */
export function drawTable(outcomes: readonly Outcome[]): string[] {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))].filter((engine) => engine !== "");
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))];
  const width = Math.max(...journeys.map(({ length }) => length));
  const cell = (journey: string, engine: string) =>
    outcomes.find((one) => one.journey === journey && one.engine === engine)?.state ?? "";
  const row = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((one) => one.padEnd(8))].join("  ").trimEnd();
  const reasons = outcomes.filter(({ state }) => state === "not here");
  return [
    row("", engines),
    ...journeys.map((journey) =>
      row(
        journey,
        engines.map((engine) => cell(journey, engine)),
      ),
    ),
    ...new Set(reasons.map(({ journey, engine, why }) => `not here: ${journey}, ${engine}: ${why}`)),
  ];
}
