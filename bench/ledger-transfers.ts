import { join } from "node:path";
import { ensurePostgres } from "../scripts/lib/machine.ts";
import type { Cluster } from "../scripts/lib/postgres.ts";
import { root, run } from "../scripts/lib/shell.mjs";
import type { Figure } from "./lib/figures.ts";
import { median } from "./lib/measure.ts";
import type { Rig } from "./lib/rig.ts";

/** Our transfers and the bare statements take turns, so that both run under the same conditions. */
const ROUNDS = 3;
const SECONDS = 6;
const CLIENTS = 16;
const TRANSFERS = join(root, "apps/server/src/testing/ledger/transfers.ts");
const SCRIPT = join(root, "bench/transfer.sql");

interface Speed {
  perSecond: number;
  p99: number;
}
/** The output of the transfers: their speeds, and the ids of the people involved. */
interface Measured {
  spread: Speed;
  hot: Speed;
  first: number;
  people: number;
}

async function transfers({ url }: Cluster): Promise<Measured> {
  const command = [TRANSFERS, String(SECONDS), String(CLIENTS)];
  const { code, output } = await run(process.execPath, command, { env: { TEST_DATABASE_URL: url } });
  if (code !== 0) throw new Error(`the transfers failed:\n${output}`);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Measured;
}

/** The same statements on the same rows without our program around them. */
async function bare(
  { url }: Cluster,
  bin: string,
  { first, people }: Measured,
  hot: boolean,
): Promise<number> {
  const givers = hot ? { first: first + 1, people: people - 1, hot: first } : { first, people, hot: 0 };
  const values = Object.entries(givers).flatMap(([name, value]) => ["-D", `${name}=${value}`]);
  const how = ["-n", "-M", "prepared", "-c", `${CLIENTS}`, "-j", "1", "-T", `${SECONDS}`, "-f", SCRIPT];
  const { code, output } = await run(join(bin, "pgbench"), [...how, ...values, url]);
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (code !== 0 || !(perSecond > 0)) throw new Error(`pgbench failed:\n${output}`);
  return perSecond;
}

/** One round of ours, and one of the bare statements on the same people. */
async function runRound(cluster: Cluster, bin: string) {
  const ours = await transfers(cluster);
  return {
    ours,
    spread: await bare(cluster, bin, ours, false),
    hot: await bare(cluster, bin, ours, true),
  };
}

/**
 * Transfers of the ledger on PostgreSQL, between a thousand accounts and into one of them, compared with
 * pgbench running the same SQL in turns, medians of three: at least half of its speed (`money §3.7`).
 */
export async function ledgerTransfers({ cluster }: Rig): Promise<Figure[]> {
  if (!cluster) return [];
  const bin = await ensurePostgres();
  const rounds: Awaited<ReturnType<typeof runRound>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(cluster, bin));
  return (["spread", "hot"] as const).flatMap((spread): Figure[] => {
    const ceiling = median(rounds.map((one) => one[spread]));
    const perSecond = median(rounds.map(({ ours }) => ours[spread].perSecond));
    const p99 = median(rounds.map(({ ours }) => ours[spread].p99));
    const what = spread === "spread" ? "transfers among 1,000 accounts" : "transfers into one account";
    const row = { database: "postgres", unit: "/s" };
    return [
      { ...row, what: `${what}, bare SQL`, value: ceiling, note: `pgbench, ${CLIENTS} clients` },
      { ...row, what, value: perSecond, goal: { atLeast: ceiling / 2 }, note: `p99 ${p99.toFixed(1)} ms` },
    ];
  });
}
