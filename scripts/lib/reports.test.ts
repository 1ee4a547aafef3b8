import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readInspected, readPlaywrightReport, readVisits, readVitestReport } from "./reports.ts";
import { root } from "./shell.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("readVitestReport", () => {
  it("names each failed test, with the reason on one line", () => {
    const file = written({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numTotalTests: 2,
      testResults: [
        {
          name: join(root, "apps/server/src/a.test.ts"),
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "a good one", failureMessages: [] },
            {
              status: "failed",
              fullName: "a bad one",
              failureMessages: ["AssertionError: expected 1 to be 2\n    at /x/a.test.ts:3:4"],
            },
          ],
        },
      ],
    });
    expect(readVitestReport(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: ["apps/server/src/a.test.ts › a bad one: AssertionError: expected 1 to be 2"],
    });
  });

  it("counts a run whose files could not be loaded, and names them", () => {
    const file = written({
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      numTotalTests: 0,
      testResults: [
        { name: join(root, "b.test.ts"), status: "failed", message: "No such module", assertionResults: [] },
      ],
    });
    expect(readVitestReport(file)).toEqual({ passed: 0, failed: 1, failures: ["b.test.ts: No such module"] });
  });
});

describe("readPlaywrightReport", () => {
  it("names a journey that failed and one that needed a second try, however deep", () => {
    const esc = String.fromCharCode(27);
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const file = written({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          file: "a.spec.ts",
          specs: [
            spec("walks", "expected"),
            spec("falls", "unexpected", `${esc}[31mTimeout${esc}[39m\n\n  of 5 s`),
          ],
          suites: [{ file: "a.spec.ts", specs: [spec("stumbles", "flaky", "Late")] }],
        },
      ],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 1,
      failed: 2,
      failures: ["a.spec.ts › falls: Timeout · of 5 s", "a.spec.ts › stumbles: Late"],
    });
  });
});

describe("readVisits and readInspected", () => {
  it("return the addresses that journeys visited, without those only inspected for a rule; and the inspected ones", () => {
    const noted = (type: string, description: string) => [
      {
        title: "a journey",
        tests: [{ status: "expected", annotations: [{ type, description }], results: [] }],
      },
    ];
    const visited = (path: string) => noted("visited", path);
    const file = written({
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [
        {
          file: "chat.spec.ts",
          specs: visited("/a"),
          suites: [{ file: "chat.spec.ts", specs: visited("/b") }],
        },
        { file: "axe.spec.ts", specs: [...visited("/c"), ...noted("inspected", "/c")] },
      ],
    });
    expect(readVisits(file)).toEqual(["/a", "/b"]);
    expect(readInspected(file)).toEqual(["/c"]);
  });
});
