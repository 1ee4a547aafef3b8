// `npm run fuzz [-- --runs 1000] [--seed N] [--db postgres]`: makes that many hostile calls of every
// operation of the contract.
import { parseArgs } from "node:util";
import { closingLine, none } from "./lib/counts.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { startCluster } from "./lib/postgres.ts";
import { say } from "./lib/shell.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    db: { type: "string", default: "embedded" },
  },
});
const HOURS = 3 * 3_600_000;

say(`${values.runs} hostile calls of every operation, ${values.db}, seed ${values.seed}`);
const cluster = values.db === "postgres" ? await startCluster({ durable: false }) : undefined;
let counts = none;
try {
  const env = {
    FUZZ_RUNS: values.runs,
    FUZZ_SEED: values.seed,
    ...(cluster ? { TEST_DATABASE_URL: cluster.url } : {}),
  };
  counts = await runPart({
    ...vitestPart("fuzz", ["apps/server/src/testing/fuzz"], env),
    timeoutMs: HOURS,
  });
} finally {
  await cluster?.remove();
}
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
