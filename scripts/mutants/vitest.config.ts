import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The tests of one area, as globs: faults that act while files load are tried on all of them, others on a
 * few.
 */
const tests = JSON.parse(process.env.MUTANTS_TESTS ?? "[]") as string[];

/** The shortest files first, unlike usual: they detect most faults, and the first failure is enough. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  test: {
    include: tests,
    setupFiles: ["scripts/mutants/no-shrinking.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Stryker ends a fault that hangs; a busy machine is no hang.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
    restoreMocks: true,
    // A new worker for each file takes longer than most of the files.
    isolate: false,
    sequence: { sequencer: ShortestFirst },
  },
});
