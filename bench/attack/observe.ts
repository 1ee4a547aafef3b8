import { Worker } from "node:worker_threads";
import { pause } from "../../scripts/lib/shell.mjs";
import type { Figure } from "../lib/figures.ts";
import { percentile } from "../lib/measure.ts";
import { processTree, residentOf } from "../lib/process-tree.ts";

/** A running server under attack, and a person who has nothing to do with it. */
export interface Target {
  readonly origin: string;
  /** The server's process; its memory is watched together with its children's. */
  readonly pid: number;
  /** The token of an ordinary person. */
  readonly bystander: string;
}

/** Limits for the effect of an attack. */
const RISE_MB = 150;
const BYSTANDER_P95_MS = 200;

const MEGABYTE = 1024 ** 2;
const SAMPLE_MS = 100;
/** A short attack is still watched for this long. */
const WATCH_MS = 3000;
/** Time the server has to recover after the attack. */
const REST_MS = 3000;

/** Makes ordinary calls from a thread of their own until stopped; the result has the duration of each, ms. */
function ordinaryCalls({ origin, bystander }: Target): () => Promise<number[]> {
  const workerData = { url: origin, token: bystander };
  const worker = new Worker(new URL("ordinary-calls.ts", import.meta.url), { workerData });
  const taken = new Promise<number[]>((resolve, reject) =>
    worker.once("message", resolve).once("error", reject),
  );
  return () => {
    worker.postMessage("stop");
    return taken;
  };
}

/**
 * Runs an attack, which returns a remark, and reports the server's memory before, at its peak and after, and how long
 * an ordinary call of another person took meanwhile.
 */
export async function observe(
  target: Target,
  what: string,
  attack: () => Promise<string>,
): Promise<Figure[]> {
  const memory = () => residentOf(processTree(target.pid)) / MEGABYTE;
  const before = memory();
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, memory());
  }, SAMPLE_MS);
  const stopCalls = ordinaryCalls(target);
  const [note] = await Promise.all([attack(), pause(WATCH_MS)]);
  const waits = await stopCalls();
  await pause(REST_MS);
  clearInterval(sampler);
  const of = (about: string) => ({ database: "embedded", what: `${what}: ${about}` });
  return [
    { ...of("memory before"), value: before, unit: "MB" },
    {
      ...of("memory at its height, rise"),
      value: peak - before,
      unit: "MB",
      goal: { atMost: RISE_MB },
      note,
    },
    { ...of("memory after"), value: memory(), unit: "MB" },
    {
      ...of("somebody else's call, p95"),
      value: percentile(waits, 0.95),
      unit: "ms",
      goal: { atMost: BYSTANDER_P95_MS },
      note: `${waits.length} calls, the longest ${Math.round(Math.max(...waits))} ms`,
    },
  ];
}
