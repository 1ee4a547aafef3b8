// `npm run ledger:check [-- --histories N --seed N --only embedded|postgres|mutants]`: random concurrent
// histories with crashes on both databases, then ledgers with a planted mistake, each of which must be
// detected.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MUTANTS, type Mutant } from "../apps/server/src/testing/ledger/mutants.ts";
import { add, type Counts, closingLine, none } from "./lib/counts.ts";
import { startCluster } from "./lib/postgres.ts";
import { root, run, say } from "./lib/shell.mjs";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "10000" },
    seed: { type: "string", default: "20261122" },
    only: { type: "string" },
  },
});
const folder = join(root, "apps/server/src/testing/ledger");
/** The exit code of `check.ts` when a promise of the ledger was broken. */
const DETECTED = 3;
const HOUR = 3_600_000;
/** Most mistakes show within the first few histories; some only in the sums after the last. */
const USUAL = 400;

const wants = (part: string) => values.only === undefined || values.only === part;
const cluster = wants("postgres") || wants("mutants") ? await startCluster({ durable: false }) : undefined;
const env = { TEST_DATABASE_URL: cluster?.url ?? "" };

async function histories(kind: "embedded" | "postgres"): Promise<Counts> {
  const command = [join(folder, "check.ts"), kind, values.histories, values.seed];
  const { code, output } = await run(process.execPath, command, { env, timeoutMs: 3 * HOUR });
  say(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function caught({ name, on, histories = USUAL }: Mutant): Promise<Counts> {
  const command = ["--import", join(folder, "mutate.ts"), join(folder, "check.ts"), on, `${histories}`];
  const { code, output } = await run(process.execPath, [...command, values.seed], {
    env: { ...env, MUTANT: name },
    timeoutMs: HOUR / 2,
  });
  // Only a broken promise counts: a mutant that does not start proves nothing.
  const isDetected = code === DETECTED;
  const why = /^why: (.*)$/m.exec(output)?.[1] ?? output.trim();
  say(`${isDetected ? "caught  " : "SURVIVED"} ${name}: ${why.slice(0, 110)}`);
  return isDetected ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

let counts = none;
try {
  const kinds = (["embedded", "postgres"] as const).filter(wants);
  for (const one of await Promise.all(kinds.map(histories))) counts = add(counts, one);
  if (wants("mutants")) for (const mutant of MUTANTS) counts = add(counts, await caught(mutant));
} finally {
  await cluster?.remove();
}
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
