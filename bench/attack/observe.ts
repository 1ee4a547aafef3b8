import { api, type Call } from "@4d/contract";
import { pause } from "../../scripts/lib/shell.mjs";
import type { Figure } from "../lib/figures.ts";
import { percentile } from "../lib/measure.ts";
import { memoryOf } from "../lib/process-memory.ts";

/** A running server under attack, and somebody who has nothing to do with it. */
export interface Target {
  readonly origin: string;
  /** The server's process, whose memory is watched with that of all it starts. */
  readonly pid: number;
  /** An ordinary person's client. */
  readonly bystander: Call;
}

/** What an attack may do at most. */
export const RISE_MB = 150;
export const BYSTANDER_P95_MS = 200;

const SAMPLE_MS = 50;
/** After the attack the server has so long to come back to itself. */
const REST_MS = 5000;

/** Repeats `work` until stopped, a short pause between; `stop` waits for the last one. */
function repeating(work: () => unknown): { stop: () => Promise<void> } {
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      await work();
      await pause(SAMPLE_MS);
    }
  })();
  return {
    stop() {
      stopped = true;
      return running;
    },
  };
}

/**
 * Runs an attack and tells the server's memory before it, at its height and after it, and how long an ordinary call of
 * somebody else took meanwhile. A call that fails counts as one that took for ever.
 */
export async function observe(
  { pid, bystander }: Target,
  what: string,
  attack: () => Promise<string>,
): Promise<Figure[]> {
  const before = memoryOf(pid);
  let peak = before;
  const waits: number[] = [];
  const memory = repeating(() => {
    peak = Math.max(peak, memoryOf(pid));
  });
  const calls = repeating(async () => {
    const began = performance.now();
    const answered = await bystander(api.users.self).then(
      () => true,
      () => false,
    );
    waits.push(answered ? performance.now() - began : Number.POSITIVE_INFINITY);
  });
  const note = await attack();
  await Promise.all([memory.stop(), calls.stop()]);
  await pause(REST_MS);
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
    { ...of("memory after"), value: memoryOf(pid), unit: "MB" },
    {
      ...of("somebody else's call, p95"),
      value: percentile(waits, 0.95),
      unit: "ms",
      goal: { atMost: BYSTANDER_P95_MS },
      note: `${waits.length} calls, the longest ${Math.round(Math.max(...waits))} ms`,
    },
  ];
}
