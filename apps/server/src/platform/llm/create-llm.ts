import { setMaxListeners } from "node:events";
import type { Clock } from "../clock.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { type AiSettings, allowedModels, endpointFor, type Purpose, purposes } from "./ai-settings.ts";
import { tokenCounter } from "./count-tokens.ts";
import { createEndpointStates } from "./endpoint-state.ts";
import { library } from "./library.ts";
import type { Llm } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { moderateText } from "./moderate.ts";
import { generatePictures } from "./pictures.ts";
import type { LlmContext } from "./run-call.ts";
import { synthesiseSpeech } from "./speech.ts";
import { askStructured } from "./structured.ts";
import { streamWords } from "./words.ts";

const AT_ONCE = 256;
/** The window of a model whose own is not configured: small ones have more, and servers give them no less. */
const WINDOW = 8192;
/** The most tokens of an answer where the operator sets no limit. */
const ANSWER = 600;
/** Concurrent calls of one owner, or half of all if that is less: a stream may last minutes. */
const SHARE = 16;
const WAITING_PER_OWNER = 20;
const WAITING = 1000;

interface Parts {
  /** Read before every call, so that a change applies at once. */
  settings: () => Promise<AiSettings>;
  metrics: LlmContext["metrics"] | Metrics;
  log: Log;
  clock: Clock;
}

const roomIn = ({ contextTokens = WINDOW, answerTokens = ANSWER }: AiSettings) => ({
  window: contextTokens,
  answer: answerTokens,
});

const modelsIn = (now: AiSettings) => ({ names: allowedModels(now), answer: roomIn(now).answer });

/** Models as currently configured (`ai-providers §1.2`). Sends nothing until it is called. */
export function createLlm({ settings, metrics, log, clock }: Parts): Llm {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  let width = AT_ONCE;
  const bounds = {
    width: () => width,
    share: () => Math.min(SHARE, Math.floor(width / 2)),
    waitingEach: WAITING_PER_OWNER,
    waitingMost: WAITING,
  };
  const context: LlmContext = {
    async settings() {
      const now = await settings();
      width = now.concurrency ?? AT_ONCE;
      return now;
    },
    hostOf: createEndpointStates(clock),
    queue: new FairQueue(bounds, closing.signal),
    metrics,
    log,
    clock,
    closing: closing.signal,
  };
  return {
    async capabilities() {
      const now = await settings();
      const entries = purposes.map((purpose) => [purpose, endpointFor(purpose, now) !== undefined] as const);
      return Object.fromEntries(entries) as Record<Purpose, boolean>;
    },
    room: async () => ({ ...roomIn(await settings()), count: await tokenCounter() }),
    models: async () => modelsIn(await settings()),
    async prepare() {
      try {
        const now = await settings();
        if (purposes.some((purpose) => endpointFor(purpose, now)))
          await Promise.all([library(), tokenCounter()]);
      } catch (error) {
        log.warn({ err: error }, "the AI library is not loaded yet");
      }
    },
    words: (ask) => streamWords(context, ask),
    structured: (ask) => askStructured(context, ask),
    pictures: (ask) => generatePictures(context, ask),
    speech: (ask) => synthesiseSpeech(context, ask),
    moderate: (ask) => moderateText(context, ask),
    close: () => closing.abort(new LlmFailure("cancelled")),
  };
}
