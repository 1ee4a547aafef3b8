import { setMaxListeners } from "node:events";
import type { Clock } from "../clock.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { type AiSettings, endpointFor, type Purpose, purposes } from "./ai-settings.ts";
import { createHosts } from "./host.ts";
import { library } from "./library.ts";
import type { Llm } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { moderate } from "./moderate.ts";
import { pictures } from "./pictures.ts";
import type { Desk } from "./run-call.ts";
import { speech } from "./speech.ts";
import { structured } from "./structured.ts";
import { words } from "./words.ts";

const AT_ONCE = 256;
/** Calls of one owner at once, or half of all where that is less: a stream may last minutes. */
const SHARE = 16;
const WAITING_PER_OWNER = 20;
const WAITING = 1000;

interface Parts {
  /** Asked before every call, so that a change holds at once. */
  settings: () => Promise<AiSettings>;
  metrics: Desk["metrics"] | Metrics;
  log: Log;
  clock: Clock;
}

/** Models as the settings of the moment say (`ai-providers §1.2`). Asks nobody anything until it is called. */
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
  const desk: Desk = {
    async settings() {
      const now = await settings();
      width = now.concurrency ?? AT_ONCE;
      return now;
    },
    hostOf: createHosts(clock),
    queue: new FairQueue(bounds, closing.signal),
    metrics,
    log,
    clock,
    closing: closing.signal,
  };
  return {
    async can() {
      const now = await settings();
      const entries = purposes.map((purpose) => [purpose, endpointFor(purpose, now) !== undefined] as const);
      return Object.fromEntries(entries) as Record<Purpose, boolean>;
    },
    async prepare() {
      try {
        const now = await settings();
        if (purposes.some((purpose) => endpointFor(purpose, now))) await library();
      } catch (error) {
        log.warn({ err: error }, "the AI library is not loaded yet");
      }
    },
    words: (ask) => words(desk, ask),
    structured: (ask) => structured(desk, ask),
    pictures: (ask) => pictures(desk, ask),
    speech: (ask) => speech(desk, ask),
    moderate: (ask) => moderate(desk, ask),
    close: () => closing.abort(new LlmFailure("cancelled")),
  };
}
