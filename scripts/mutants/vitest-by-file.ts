import {
  commonTokens,
  declareFactoryPlugin,
  type Injector,
  type PluginContext,
  PluginKind,
} from "@stryker-mutator/api/plugin";
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";

const fileOf = (testId: string): string => testId.split("#")[0] ?? testId;

/**
 * What one test of a file reaches, all its tests reach: a server that they share is made by the first one,
 * and a fault in making it would otherwise be tried on that one alone.
 */
export function widened(result: DryRunResult): DryRunResult {
  if (result.status !== DryRunStatus.Complete || result.mutantCoverage === undefined) return result;
  const { mutantCoverage, tests } = result;
  const byFile = new Map<string, Record<string, number>>();
  for (const [testId, hits] of Object.entries(mutantCoverage.perTest)) {
    const sum = byFile.get(fileOf(testId)) ?? {};
    for (const [fault, times] of Object.entries(hits)) sum[fault] = (sum[fault] ?? 0) + times;
    byFile.set(fileOf(testId), sum);
  }
  const perTest = Object.fromEntries(tests.map(({ id }) => [id, byFile.get(fileOf(id)) ?? {}]));
  return { ...result, mutantCoverage: { ...mutantCoverage, perTest } };
}

type Make = (injector: Injector<PluginContext>) => TestRunner;
const [vitest] = vitestPlugins;

const vitestByFile = Object.assign(
  ((injector) => {
    if (vitest === undefined) throw new Error("Stryker's package for vitest has no runner");
    const runner = (vitest.factory as unknown as Make)(injector);
    const dryRun = runner.dryRun.bind(runner);
    return Object.assign(runner, { dryRun: async (how: DryRunOptions) => widened(await dryRun(how)) });
  }) satisfies Make,
  { inject: [commonTokens.injector] as [typeof commonTokens.injector] },
);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "vitest-by-file", vitestByFile)];
