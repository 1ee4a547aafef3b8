import { type CompleteDryRunResult, DryRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import { expect, it } from "vitest";
import { widened } from "./vitest-by-file.ts";

const test = (id: string) => ({ id, name: id, timeSpentMs: 1, status: TestStatus.Success as const });

it("lets every test of a file reach what one of them reaches, and no test of another file", () => {
  const result: CompleteDryRunResult = {
    status: DryRunStatus.Complete,
    tests: [test("a.test.ts#makes"), test("a.test.ts#uses # twice"), test("b.test.ts#looks")],
    mutantCoverage: {
      static: { "9": 1 },
      perTest: {
        "a.test.ts#makes": { "1": 2 },
        "a.test.ts#uses # twice": { "1": 1, "2": 1 },
        "b.test.ts#looks": { "3": 4 },
      },
    },
  };
  expect(widened(result)).toMatchObject({
    mutantCoverage: {
      static: { "9": 1 },
      perTest: {
        "a.test.ts#makes": { "1": 3, "2": 1 },
        "a.test.ts#uses # twice": { "1": 3, "2": 1 },
        "b.test.ts#looks": { "3": 4 },
      },
    },
  });
  const broken = { status: DryRunStatus.Error, errorMessage: "no" } as const;
  expect(widened(broken)).toBe(broken);
});
