import type { Clock } from "../clock.ts";
import { Failure } from "../failure.ts";
import type { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { type AiSettings, type Endpoint, endpointFor, type Purpose } from "./ai-settings.ts";
import type { Ended } from "./breaker.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import type { Host } from "./host.ts";
import type { Failed, Outcome, Unavailable, UnavailableReason } from "./llm.ts";
import { failureOf, type LlmFailure } from "./llm-failure.ts";
import { unavailable } from "./unavailable.ts";

const TIMEOUT_MS = 60_000;
/** Longer than this nobody waits for a second try. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 250;
/** The reason of a value that broke its schema even after a repair. */
export const INVALID = "invalid";

/** What calls share. */
export interface Desk {
  settings: () => Promise<AiSettings>;
  hostOf: (purpose: Purpose, endpoint: Endpoint) => Host;
  queue: FairQueue;
  metrics: Pick<Metrics, "llmEnded" | "llmTokens" | "llmFirstWords">;
  log: Log;
  clock: Clock;
  /** Fires when the server stops. */
  closing: AbortSignal;
}

/** One attempt at one endpoint. */
export interface Attempt {
  host: Host;
  model: string;
  deadline: Deadline;
  timeoutMs: number;
}

/** What an attempt gave; `ended` when it goes on after that, as a stream of words does. Never rejects. */
export interface Attempted<T> {
  value: T;
  ended?: Promise<{ failure: LlmFailure | undefined }>;
}

interface Wish {
  owner?: string | number | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/**
 * What every call goes through: is there an endpoint, does it rest, is there a place; then the attempt, and one
 * more when the failure says that may help. Counts and logs how it ended.
 */
export async function runCall<T>(
  desk: Desk,
  purpose: Purpose,
  wish: Wish,
  attempt: (one: Attempt) => Promise<Attempted<T>>,
): Promise<Outcome<T>> {
  const settings = await desk.settings();
  const endpoint = endpointFor(purpose, settings);
  if (!endpoint) return unavailable("notConfigured");
  const timeoutMs = wish.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS;
  const deadline = startDeadline(timeoutMs, [wish.signal, desk.closing]);
  const line = { desk, purpose, host: desk.hostOf(purpose, endpoint), deadline, timeoutMs };
  let leave: () => void;
  try {
    leave = await desk.queue.enter(String(wish.owner ?? ""), { signal: deadline.signal });
  } catch (error) {
    deadline.clear();
    if (error instanceof Failure && error.kind === "tooMany") return turnedAway(line, "busy");
    return failed(line, failureOf(error, deadline.signal));
  }
  return inside(line, leave, attempt);
}

interface InHand {
  desk: Desk;
  purpose: Purpose;
  host: Host;
  deadline: Deadline;
  timeoutMs: number;
}

async function inside<T>(
  line: InHand,
  leave: () => void,
  attempt: (one: Attempt) => Promise<Attempted<T>>,
): Promise<Outcome<T>> {
  const { host, deadline, timeoutMs } = line;
  const done = () => {
    deadline.clear();
    leave();
  };
  for (let failure: LlmFailure | undefined; ; ) {
    const report = host.breaker.enter();
    if (!report) {
      done();
      return failure ? failed(line, failure) : turnedAway(line, "resting");
    }
    const tell = (end: LlmFailure | undefined) => report(weight(end), end?.retryAfterMs);
    try {
      const model = await host.model(deadline.signal);
      const { value, ended: end } = await attempt({ host, model, deadline, timeoutMs });
      const finish = (last: LlmFailure | undefined) => {
        tell(last);
        done();
        note(line, last);
      };
      if (end) void end.then(({ failure: last }) => finish(last));
      else finish(undefined);
      return { kind: "done", model, value };
    } catch (error) {
      const now = failureOf(error, deadline.signal);
      tell(now);
      const again = failure === undefined && (await mayTryAgain(now, deadline.signal));
      if (!again) {
        done();
        return failed(line, now);
      }
      failure = now;
    }
  }
}

/** Bad answers that say nothing about the endpoint's health, and that asking again would not mend. */
const isFinal = ({ reason }: LlmFailure) => reason === "too_long" || reason === INVALID;

/** Waits as long as the endpoint asks, within bounds. A second wait for a timeout nobody would sit through. */
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

const WRONG_DOOR = new Set([401, 403, 404]);

/** What an end says about the endpoint: one person's odd request must not close it for everybody. */
function weight(failure: LlmFailure | undefined): Ended {
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
      return WRONG_DOOR.has(failure.status ?? 0) ? "badly" : "neither";
    case "empty":
    case "cancelled":
      return "neither";
  }
}

function turnedAway({ desk, purpose }: InHand, reason: UnavailableReason): Unavailable {
  desk.metrics.llmEnded(purpose, reason);
  return unavailable(reason);
}

/** Counts the end of a call; a failure is logged, without a word anybody wrote and without the key. */
function note({ desk, purpose, host }: InHand, failure: LlmFailure | undefined): void {
  desk.metrics.llmEnded(purpose, failure?.kind ?? "done");
  if (!failure || failure.kind === "cancelled") return;
  const { kind, status, reason } = failure;
  const cause = failure.cause instanceof Error ? failure.cause.name : undefined;
  const endpoint = new URL(host.endpoint.baseUrl).host;
  desk.log.warn({ purpose, endpoint, kind, status, reason, cause }, "a call to a model failed");
}

function failed(line: InHand, failure: LlmFailure): Failed {
  note(line, failure);
  return { kind: "failed", failure };
}
