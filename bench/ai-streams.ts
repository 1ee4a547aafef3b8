import type { Figure } from "./lib/figures.ts";
import { median } from "./lib/measure.ts";
import { linesOf, startOn } from "./lib/pinned-program.ts";
import { LOAD_CORE, SERVER_CORE } from "./lib/rig.ts";

const STREAMS = 200;
const WAVES = 7;
/** What a large model gives each of two hundred people: 25 tokens a second, 5,000 for all. */
const TOKENS = 200;
const EVERY_MS = 40;

interface Wave {
  readonly way: "bare" | "layer";
  readonly tokens: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpuUs: number;
  readonly heapUsed: number;
  readonly rss: number;
}

/**
 * Two hundred streamed replies at once through the AI layer, alone on the server's core. Needs no database.
 */
export async function aiStreams(): Promise<Figure[]> {
  const env = { TOKENS: String(TOKENS), EVERY_MS: String(EVERY_MS) };
  const endpoint = startOn(LOAD_CORE, "bench/ai-endpoint.ts", [], env);
  try {
    const [port] = await linesOf(endpoint, 1);
    const args = [`http://127.0.0.1:${port}`, String(STREAMS), String(WAVES)];
    const load = startOn(SERVER_CORE, "apps/server/src/testing/llm-load.ts", args, {});
    const waves = (await linesOf(load, WAVES + 2)).map((line) => JSON.parse(line) as Wave);
    if (waves.some(({ tokens }) => tokens !== STREAMS * TOKENS))
      throw new Error("tokens were lost on the way");
    return figuresOf(waves);
  } finally {
    endpoint.kill("SIGKILL");
  }
}

/**
 * The first wave of a kind warms the code up; memory is compared between the second and the last, after
 * garbage collection.
 */
function figuresOf(waves: readonly Wave[]): Figure[] {
  const bare = waves.filter(({ way }) => way === "bare").at(-1);
  const layer = waves.filter(({ way }) => way === "layer").slice(1);
  const [first, last] = [layer[0], layer.at(-1)];
  if (!bare || !first || !last) throw new Error("the load ended early");
  const of = (pick: (wave: Wave) => number) => median(layer.map(pick));
  const row = (what: string, value: number, unit: string, more: Partial<Figure> = {}): Figure => ({
    database: "none",
    what: `AI words, ${what}`,
    value,
    unit,
    ...more,
  });
  const spread = `${STREAMS} answers, p50 ${of((wave) => wave.p50).toFixed(2)}, p99 ${of((wave) => wave.p99).toFixed(1)} ms`;
  const bareNote = `bytes alone: p95 ${bare.p95.toFixed(2)} ms, ${bare.cpuUs.toFixed(0)} µs`;
  const mb = (bytes: number) => Math.round(bytes / 1e6);
  const growth = (pick: (wave: Wave) => number) => Math.max(0, (pick(last) - pick(first)) / 1e6);
  const over = (pick: (wave: Wave) => number) => ({
    note: `${mb(pick(first))} → ${mb(pick(last))} MB over ${(layer.length - 1) * STREAMS} answers`,
  });
  return [
    row(
      "written → handed over, p95",
      of((wave) => wave.p95),
      "ms",
      { goal: { atMost: 10 }, note: spread },
    ),
    row(
      "processor per token",
      of((wave) => wave.cpuUs),
      "µs",
      { note: bareNote },
    ),
    row(
      "heap growth",
      growth((wave) => wave.heapUsed),
      "MB",
      { goal: { atMost: 2 }, ...over((wave) => wave.heapUsed) },
    ),
    row(
      "resident growth",
      growth((wave) => wave.rss),
      "MB",
      { goal: { atMost: 16 }, ...over((wave) => wave.rss) },
    ),
  ];
}
