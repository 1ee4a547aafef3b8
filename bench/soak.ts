// `npm run soak [-- --minutes 60] [--db embedded|postgres] [--pairs 200] [--rate N]`: loads the server at
// half of its maximum for that long, while people come and go, measures its memory once a minute, and reports
// whether it grows.
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { inspect } from "../scripts/lib/inspect.ts";
import { machineName } from "../scripts/lib/machine.ts";
import { freePort } from "../scripts/lib/postgres.ts";
import { say } from "../scripts/lib/shell.mjs";
import { startChurn } from "./lib/churn.ts";
import { type LoadStep, loadStep } from "./lib/load-step.ts";
import { connectPairs, makeCouples } from "./lib/pairs.ts";
import { makeAccounts } from "./lib/people.ts";
import { type DatabaseKind, databaseKinds, LOAD_CORE, openRig, pinTo } from "./lib/rig.ts";
import { renew } from "./lib/senders.ts";
import { grows, type Sample, trendOf } from "./lib/trend.ts";
import { saturation } from "./private-sends.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    db: { type: "string", default: "postgres" },
    pairs: { type: "string", default: "200" },
    rate: { type: "string" },
  },
});
const [minutes, pairCount] = [Number(values.minutes), Number(values.pairs)];
const database = databaseKinds.find((kind) => kind === values.db);
if (!database || !(minutes > 0) || !(pairCount > 0)) {
  say("There is: npm run soak -- [--minutes 60] [--db embedded|postgres] [--pairs 200] [--rate N]");
  process.exit(2);
}

const PASSERS_BY = 20;
/** Small caches, full within the first minutes: what grows after them is a leak, not a cache that fills. */
const CACHED_SESSIONS = 1_000;
/** Minutes; tokens last thirty. */
const RENEW_EVERY = 20;
/** The share of samples at the start during which the server still fills its caches and pools. */
const WARMING = 0.2;
/** After that, one allocation per this many bytes is sampled, to show where retained memory was allocated. */
const SAMPLED_BYTES = 16_384;
/** Number of these places that are printed. */
const REPORTED = 12;
const MB = 1e6;
const KINDS = ["rss", "heap", "buffers"] as const;
const NAMES = { rss: "resident", heap: "heap", buffers: "buffers" };
type Kind = (typeof KINDS)[number];

say(machineName());
await pinTo(LOAD_CORE, process.pid);
const isFlat = await soak(database);
process.exit(isFlat ? 0 : 1);

async function soak(kind: DatabaseKind): Promise<boolean> {
  const port = await freePort();
  const rig = await openRig(kind, {
    NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
    CACHED_SESSIONS: String(CACHED_SESSIONS),
  });
  try {
    const { origin } = rig.server;
    const pairs = await connectPairs([origin], await makeCouples(origin, pairCount));
    const passersBy = await makeAccounts(origin, PASSERS_BY);
    await rig.pin();
    const perSecond = Number(values.rate ?? Math.round((await saturation(pairs)) / 2));
    say(`${kind}: ${pairCount} pairs, ${perSecond} messages/s, ${PASSERS_BY} people coming and going`);
    const inspector = await inspect(port);
    const passing = startChurn(origin, passersBy);
    const taken = await sampled(minutes, {
      memory: inspector.memory,
      minute: async (number) => {
        if (number === Math.floor(minutes * WARMING) + 1) await inspector.sampleRetained(SAMPLED_BYTES);
        if (number % RENEW_EVERY === 0) await pLimit(8).map(pairs.senders, renew);
        return loadStep(pairs, { perSecond, seconds: 60 });
      },
    });
    say(`${await passing.stop()} visits of people who came and went`);
    say("Retained of what was allocated since the server was warm, MB:");
    for (const { where, bytes } of (await inspector.retained()).slice(0, REPORTED))
      say(`${(bytes / MB).toFixed(2).padStart(6)} ${where}`);
    inspector.close();
    return judged(taken);
  } finally {
    await rig.remove();
  }
}

interface Watch {
  readonly minute: (number: number) => Promise<LoadStep>;
  readonly memory: () => Promise<Record<Kind, number>>;
}

type Samples = Record<Kind, Sample[]>;

/** One line a minute: how the sends went, then what is left in memory after a garbage collection. */
async function sampled(
  count: number,
  { minute, memory }: Watch,
): Promise<{ samples: Samples; missing: number }> {
  const samples: Samples = { rss: [], heap: [], buffers: [] };
  let missing = 0;
  const line = (cells: readonly (string | number)[]) =>
    say(`| ${cells.map((cell) => String(cell).padStart(9)).join(" | ")} |`);
  line(["minute", "sends/s", "p50 ms", "p99 ms", "lost", ...KINDS.map((kind) => `${NAMES[kind]} MB`)]);
  for (let number = 1; number <= count; number += 1) {
    const { done, p50, p99, refused, missing: lost } = await minute(number);
    missing += lost + refused;
    const now = await memory();
    const atMs = performance.now();
    for (const kind of KINDS) samples[kind].push({ atMs, value: now[kind] / MB });
    const megabytes = KINDS.map((kind) => (now[kind] / MB).toFixed(1));
    line([number, Math.round(done), p50.toFixed(1), p99.toFixed(1), lost + refused, ...megabytes]);
  }
  return { samples, missing };
}

/**
 * Prints how each kind of memory changed once the server was warm; false when one grows or a message was
 * lost.
 */
function judged({ samples, missing }: { samples: Samples; missing: number }): boolean {
  const growing = KINDS.filter((kind) => {
    const warm = samples[kind].slice(Math.floor(samples[kind].length * WARMING));
    const trend = trendOf(warm);
    const isGrowing = grows(trend);
    const slope = `${trend.perHour.toFixed(1)} ± ${trend.unsure.toFixed(1)} MB an hour`;
    say(`${NAMES[kind]}: ${trend.mean.toFixed(1)} MB, ${slope}: ${isGrowing ? "GROWS" : "flat"}`);
    return isGrowing;
  });
  say(missing === 0 ? "No message was refused or lost." : `${missing} messages were refused or lost.`);
  say(growing.length === 0 ? "Memory is flat." : `Memory grows: ${growing.join(", ")}.`);
  return growing.length === 0 && missing === 0;
}
