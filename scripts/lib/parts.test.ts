import { describe, expect, it } from "vitest";
import { closingLine, readClosingLine } from "./counts.ts";
import { withReport } from "./parts.ts";

describe("honest", () => {
  it("accepts counts that agree with the exit code", () => {
    expect(withReport(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
    expect(withReport(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  });

  it("counts a crash, a silent part and an empty part as one failure", () => {
    expect(withReport(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
    expect(withReport(0, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(withReport(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});

describe("readClosingLine", () => {
  it("reads the last closing line and no look-alike", () => {
    const line = closingLine({ passed: 12, failed: 1 });
    expect(readClosingLine(`5 passed, 0 failed\nFAIL lint  30.8 s\n${line}\n`)).toEqual({
      passed: 12,
      failed: 1,
      failures: ["lint  30.8 s"],
    });
    expect(readClosingLine("Tests: 5 passed, 0 failed today")).toBeUndefined();
  });
});
