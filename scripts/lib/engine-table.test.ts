import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countOutcomes, drawTable, readOutcomes } from "./engine-table.ts";

const run = (projectName: string, status: string, more: object = {}) => ({
  projectName,
  status,
  annotations: [],
  results: [{}],
  ...more,
});

function write(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "fd-report-")), "engines.json");
  writeFileSync(file, JSON.stringify({ errors: [], ...report }));
  return file;
}

const call = {
  title: "a call",
  tests: [
    run("firefox", "unexpected", {
      results: [{ error: { message: "\u001b[31mno sound\u001b[39m\nat calls" } }],
    }),
    run("webkit", "skipped", { annotations: [{ type: "skip", description: "no calls" }] }),
  ],
};
const message = { title: "a message", tests: [run("firefox", "expected"), run("webkit", "expected")] };

it("shows every journey in every engine, and why one is not possible there", () => {
  const outcomes = readOutcomes(write({ suites: [{ specs: [], suites: [{ specs: [call, message] }] }] }));
  expect(drawTable(outcomes)).toEqual([
    "           firefox   webkit",
    "a call     failed    not here",
    "a message  passed    passed",
    "not here: a call, webkit: no calls",
  ]);
  expect(countOutcomes(outcomes)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["firefox › a call: no sound"],
  });
});

it("counts a run that broke outside of a journey as failed", () => {
  expect(countOutcomes(readOutcomes(write({ suites: [], errors: [{}] })))).toMatchObject({ failed: 1 });
});
