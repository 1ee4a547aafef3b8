// `node --expose-gc llm-load.ts <url> <streams> <waves>`: waves of concurrent answers read through the AI layer, for
// `npm run bench -- ai`. Each word is the microsecond in which the endpoint wrote it. A line of JSON for each wave.
import { systemClock } from "../platform/clock.ts";
import { createLlm } from "../platform/llm/create-llm.ts";
import { createLog } from "../platform/log.ts";
import { createMetrics } from "../platform/metrics.ts";

const [baseUrl = "", streams = "200", waves = "2"] = process.argv.slice(2);

const llm = createLlm({
  settings: async () => ({ baseUrl, model: "bench" }),
  metrics: createMetrics(),
  log: createLog("silent"),
  clock: systemClock,
});
const lines = [{ role: "user", content: "A long story, please" }] as const;

type Read = (owner: number, note: (words: string) => void) => Promise<void>;

const throughLayer: Read = async (owner, note) => {
  const outcome = await llm.words({ lines, owner });
  if (outcome.kind !== "done") throw new Error(outcome.kind);
  for await (const delta of outcome.value.deltas) note(delta);
};

/** The minimal cost of reading such a stream: bytes and a pattern. */
const bare: Read = async (_owner, note) => {
  const body = JSON.stringify({ messages: lines, stream: true });
  const response = await fetch(`${baseUrl}/chat/completions`, { method: "POST", body });
  const bytes: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of bytes ?? []) {
    for (const [, word] of Buffer.from(chunk)
      .toString("latin1")
      .matchAll(/"content":"(\d+)/g))
      note(word ?? "");
  }
};

async function wave(way: string, read: Read): Promise<void> {
  const delays: number[] = [];
  const note = (words: string) => {
    const now = Number(process.hrtime.bigint() / 1000n);
    for (const word of words.trim().split(" ")) delays.push((now - Number(word)) / 1000);
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: Number(streams) }, (_, owner) => read(owner, note)));
  const { user, system } = process.cpuUsage(before);
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.floor(delays.length * share)];
  const figures = { tokens: delays.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  delays.length = 0;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(JSON.stringify({ way, ...figures, cpuUs: (user + system) / figures.tokens, heapUsed, rss }));
}

await wave("bare", bare);
await wave("bare", bare);
for (let number = 0; number < Number(waves); number += 1) await wave("layer", throughLayer);
llm.close();
process.exit(0);
