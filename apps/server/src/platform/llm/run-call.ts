import type { Clock } from "../clock.ts";
import { Failure } from "../failure.ts";
import type { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { type AiSettings, type Endpoint, endpointFor, type Purpose } from "./ai-settings.ts";
import type { Ended } from "./breaker.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { Failed, LlmOutcome, Unavailable, UnavailableReason } from "./llm.ts";
import { failureOf, type LlmFailure } from "./llm-failure.ts";

const TIMEOUT_MS = 60_000;
/** A retry that would wait longer than this is not made. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 250;
/** The reason when a value broke its schema even after a repair. */
export const INVALID = "invalid";

/** What all calls share. */
export interface LlmContext {
  settings: () => Promise<AiSettings>;
  hostOf: (purpose: Purpose, endpoint: Endpoint) => EndpointState;
  queue: FairQueue;
  metrics: Pick<Metrics, "llmEnded" | "llmTokens" | "llmFirstWords">;
  log: Log;
  clock: Clock;
  /** Fires when the server stops. */
  closing: AbortSignal;
}

/** One attempt at one endpoint. */
export interface Attempt {
  host: EndpointState;
  model: string;
  deadline: Deadline;
  timeoutMs: number;
}

/** An attempt's result; `ended` when it goes on after that, as a stream of words does. Never rejects. */
export interface Attempted<T> {
  value: T;
  ended?: Promise<{ failure: LlmFailure | undefined }>;
}

interface CallOptions {
  model?: string | undefined;
  owner?: string | number | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/**
 * Every call goes through this: checks for an endpoint, its breaker and a free slot, then makes the attempt, and one
 * more when the failure says that may help. Counts and logs the outcome.
 */
export async function runCall<T>(
  context: LlmContext,
  purpose: Purpose,
  options: CallOptions,
  attempt: (one: Attempt) => Promise<Attempted<T>>,
): Promise<LlmOutcome<T>> {
  const settings = await context.settings();
  const endpoint = endpointFor(purpose, settings, options.model);
  if (!endpoint) return unavailable("notConfigured");
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS;
  const deadline = startDeadline(timeoutMs, [options.signal, context.closing]);
  const call = { context: context, purpose, host: context.hostOf(purpose, endpoint), deadline, timeoutMs };
  let leave: () => void;
  try {
    leave = await context.queue.enter(String(options.owner ?? ""), { signal: deadline.signal });
  } catch (error) {
    deadline.clear();
    if (error instanceof Failure && error.kind === "tooMany") return declined(call, "busy");
    return failed(call, failureOf(error, deadline.signal));
  }
  return attemptCall(call, leave, attempt);
}

interface CallUnderWay {
  context: LlmContext;
  purpose: Purpose;
  host: EndpointState;
  deadline: Deadline;
  timeoutMs: number;
}

async function attemptCall<T>(
  call: CallUnderWay,
  leave: () => void,
  attempt: (one: Attempt) => Promise<Attempted<T>>,
): Promise<LlmOutcome<T>> {
  const { host, deadline, timeoutMs } = call;
  const done = () => {
    deadline.clear();
    leave();
  };
  for (let failure: LlmFailure | undefined; ; ) {
    const report = host.breaker.enter();
    if (!report) {
      done();
      return failure ? failed(call, failure) : declined(call, "resting");
    }
    const reportEnd = (end: LlmFailure | undefined) => report(breakerOutcome(end), end?.retryAfterMs);
    try {
      const model = await host.model(deadline.signal);
      const { value, ended: end } = await attempt({ host, model, deadline, timeoutMs });
      const finish = (last: LlmFailure | undefined) => {
        reportEnd(last);
        done();
        recordEnd(call, last);
      };
      if (end) void end.then(({ failure: last }) => finish(last));
      else finish(undefined);
      return { kind: "done", model, value };
    } catch (error) {
      const now = failureOf(error, deadline.signal);
      reportEnd(now);
      const again = failure === undefined && (await mayTryAgain(now, deadline.signal));
      if (!again) {
        done();
        return failed(call, now);
      }
      failure = now;
    }
  }
}

/** Bad responses that say nothing about the endpoint's health and that a retry would not fix. */
const isFinal = ({ reason }: LlmFailure) => reason === "too_long" || reason === INVALID;

/** Waits as long as the endpoint asks, within bounds. A timeout is not retried: nobody would wait twice. */
async function mayTryAgain(failure: LlmFailure, signal: AbortSignal): Promise<boolean> {
  const wait = failure.retryAfterMs ?? PAUSE_MS * (1 + Math.random());
  if (!failure.again || failure.kind === "timeout" || isFinal(failure)) return false;
  if (wait > LONGEST_WAIT_MS || signal.aborted) return false;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(go, wait);
    function go() {
      clearTimeout(timer);
      signal.removeEventListener("abort", go);
      resolve();
    }
    signal.addEventListener("abort", go, { once: true });
  });
  return !signal.aborted;
}

const ENDPOINT_REFUSALS = new Set([401, 403, 404]);

/** What an outcome says about the endpoint: one person's odd request must not close it for everybody. */
function breakerOutcome(failure: LlmFailure | undefined): Ended {
  if (!failure) return "well";
  switch (failure.kind) {
    case "timeout":
    case "cut":
    case "rateLimited":
    case "down":
      return "badly";
    case "badAnswer":
      return isFinal(failure) ? "neither" : "badly";
    case "refused":
      return ENDPOINT_REFUSALS.has(failure.status ?? 0) ? "badly" : "neither";
    case "empty":
    case "cancelled":
      return "neither";
  }
}

function declined({ context, purpose }: CallUnderWay, reason: UnavailableReason): Unavailable {
  context.metrics.llmEnded(purpose, reason);
  return unavailable(reason);
}

/** Counts the end of a call; logs a failure, without anything anybody wrote and without the key. */
function recordEnd({ context, purpose, host }: CallUnderWay, failure: LlmFailure | undefined): void {
  context.metrics.llmEnded(purpose, failure?.kind ?? "done");
  if (!failure || failure.kind === "cancelled") return;
  const { kind, status, reason } = failure;
  const cause = failure.cause instanceof Error ? failure.cause.name : undefined;
  const endpoint = new URL(host.endpoint.baseUrl).host;
  context.log.warn({ purpose, endpoint, kind, status, reason, cause }, "a call to a model failed");
}

function failed(call: CallUnderWay, failure: LlmFailure): Failed {
  recordEnd(call, failure);
  return { kind: "failed", failure };
}

const sentences: Record<UnavailableReason, { zh: string; en: string }> = {
  notConfigured: { zh: "没有配置 AI 模型", en: "No AI model is configured" },
  resting: {
    zh: "AI 服务刚才没有回应,稍后再试",
    en: "The AI service didn’t respond. Please try again soon",
  },
  busy: { zh: "排队的人太多了,请稍后再试", en: "Too many people are waiting. Please try again later" },
};

/** The outcome of a call that asked no model. */
function unavailable(reason: UnavailableReason): Unavailable {
  return { kind: "unavailable", reason, sentence: sentences[reason] };
}
