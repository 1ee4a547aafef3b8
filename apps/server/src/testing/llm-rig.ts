import { type OpenAiServer, startOpenAiServer } from "../../../../scripts/lib/openai-server.ts";
import type { AiSettings } from "../platform/llm/ai-settings.ts";
import { createLlm } from "../platform/llm/create-llm.ts";
import type { Llm, LlmOutcome, Words } from "../platform/llm/llm.ts";
import { createLog } from "../platform/log.ts";
import { createMetrics, type Metrics } from "../platform/metrics.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

/** The AI layer before an endpoint of the test's own, with everything it logged. */
export interface LlmRig {
  server: OpenAiServer;
  llm: Llm;
  /** May be changed between calls. */
  settings: AiSettings;
  clock: ManualClock;
  metrics: Metrics;
  logged: string[];
  close(): void;
}

/** Starts one with every kind of model configured, the key `sk-secret-key`, and `more` settings. */
export async function startLlmRig(more: AiSettings = {}): Promise<LlmRig> {
  const server = await startOpenAiServer();
  const models = { model: "chat", imageModel: "paint", ttsModel: "voice", guardModel: "guard" };
  const settings: AiSettings = { baseUrl: server.url, apiKey: "sk-secret-key", ...models, ...more };
  const clock = manualClock();
  const metrics = createMetrics();
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const llm = createLlm({ settings: async () => settings, metrics, log, clock });
  return {
    server,
    llm,
    settings,
    clock,
    metrics,
    logged,
    close() {
      llm.close();
      server.close();
    },
  };
}

/** All that is said, and how it ended. */
export async function readAll(outcome: LlmOutcome<Words>): Promise<{ said: string; end: string }> {
  if (outcome.kind !== "done") {
    return { said: "", end: outcome.kind === "failed" ? outcome.failure.kind : outcome.reason };
  }
  let said = "";
  try {
    for await (const delta of outcome.value.deltas) said += delta;
  } catch {
    // Told by `ended` too.
  }
  const { failure } = await outcome.value.ended;
  return { said, end: failure?.kind ?? "well" };
}
