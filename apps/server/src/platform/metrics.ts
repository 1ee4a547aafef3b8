import { api, BROWSER_ERROR_KINDS, type BrowserErrorKind, type Endpoint, errors, OK } from "@4d/contract";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { intakeRefusals } from "./http/intake/refusals.ts";
import { type JobKindName, type JobOutcome, jobKinds, jobOutcomes } from "./job-queue/job-kind.ts";
import { purposes } from "./llm/ai-settings.ts";
import { llmFailureKinds } from "./llm/llm-failure.ts";
import { stateMetrics } from "./state-metrics.ts";

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The closed lists that labels take their words from. */
const CODES = [OK, ...new Set(Object.values(errors).map(({ code }) => code))].map(String);
const OPERATIONS = Object.values(api)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .map(({ method, path }) => `${method} ${path}`);
const CHATS = ["private", "group"] as const;
const PUSHES = ["sent", "dead", "refused", "given up", "dropped"] as const;
const LLM_ENDS = ["done", "resting", "busy", "notConfigured", ...llmFailureKinds] as const;

/** What the server counts, for Prometheus. One per process, or one per test. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Codes of failures on our side. */
const isFault = (code: number): boolean => code === errors.failed.code || code === errors.unavailable.code;

/**
 * Names begin with `fd_`. Labels take only values from closed lists of our own, never ids or text, so that the number
 * of series stays bounded and no personal data shows. Every series exists from the start, with 0: Prometheus does not
 * see
 * the first event of a counter that begins with it, so an alert on it would stay silent. States are gauges
 * (`state-metrics.ts`).
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "fd_" });
  const sockets = new Gauge({ name: "fd_sockets", help: "Open sockets that are logged in", registers });
  const messages = counterOf(registers, {
    name: "fd_messages_total",
    help: "Messages stored, by kind of chat",
    labels: { kind: CHATS },
  });
  const queries = new Histogram({
    name: "fd_database_seconds",
    help: "Time of a database query",
    buckets: SECONDS,
    registers,
  });
  const slow = new Counter({
    name: "fd_database_slow_total",
    help: "Queries that took SLOW_QUERY_MS or longer; the log names them",
    registers,
  });
  const pushes = counterOf(registers, {
    name: "fd_pushes_total",
    help: "Web pushes by how they ended: sent, dead (the terminal is gone), refused, given up, dropped",
    labels: { outcome: PUSHES },
  });
  const intake = counterOf(registers, {
    name: "fd_intake_refused_total",
    help: "Requests refused before their route and connections ended, by why: slow, too large, crowded, malformed",
    labels: { why: intakeRefusals },
  });
  return {
    ...httpMetrics(registers),
    ...llmMetrics(registers),
    ...jobMetrics(registers),
    ...browserMetrics(registers),
    ...stateMetrics(registers),
    intakeRefused: (why: (typeof intakeRefusals)[number]) => intake.inc({ why }),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    messagesStored: (kind: (typeof CHATS)[number], count: number) => messages.inc({ kind }, count),
    queryEnded: (milliseconds: number) => queries.observe(milliseconds / 1000),
    pushEnded: (outcome: (typeof PUSHES)[number]) => pushes.inc({ outcome }),
    querySlow: () => slow.inc(),
    /** The page at `/metrics`, and its content type. */
    page: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

interface Counted<Label extends string> {
  name: string;
  help: string;
  /** Every label with all its values. */
  labels: Readonly<Record<Label, readonly string[]>>;
}

/** A counter with all its series present. */
function counterOf<Label extends string>(registers: Registry[], { name, help, labels }: Counted<Label>) {
  const names = Object.keys(labels) as Label[];
  const counter = new Counter({ name, help, labelNames: names, registers });
  let all: Partial<Record<Label, string>>[] = [{}];
  for (const label of names)
    all = all.flatMap((one) => labels[label].map((word) => ({ ...one, [label]: word })));
  for (const one of all) counter.inc(one, 0);
  return counter;
}

/** How requests are answered. */
function httpMetrics(registers: Registry[]) {
  const seconds = new Histogram({
    name: "fd_http_seconds",
    help: "Time to answer a request, by operation",
    labelNames: ["operation"] as const,
    buckets: SECONDS,
    registers,
  });
  for (const operation of OPERATIONS) seconds.zero({ operation });
  const responses = counterOf(registers, {
    name: "fd_http_answers_total",
    help: "Answers of operations, by code of the envelope",
    labels: { code: CODES },
  });
  const faults = counterOf(registers, {
    name: "fd_http_faults_total",
    help: "Answers that were a fault of ours (500 and 503), by operation; the log has a line of each",
    labels: { operation: OPERATIONS },
  });
  return {
    httpAnswered(operation: string, code: number, milliseconds: number) {
      seconds.observe({ operation }, milliseconds / 1000);
      responses.inc({ code: String(code) });
      if (isFault(code)) faults.inc({ operation });
    },
  };
}

/** Whether periodic tasks succeed, and how queued jobs end. */
function jobMetrics(registers: Registry[]) {
  const failures = new Counter({
    name: "fd_job_failures_total",
    help: "Periodic tasks that failed; the log says why",
    labelNames: ["task"] as const,
    registers,
  });
  const ended = counterOf(registers, {
    name: "fd_queued_jobs_total",
    help: "Jobs of the queue by how they ended on this server: done, exhausted (tried too often), failed, released",
    labels: { kind: jobKinds, outcome: jobOutcomes },
  });
  return {
    queuedJobEnded: (kind: JobKindName, outcome: JobOutcome) => ended.inc({ kind, outcome }),
    /** Called for every task when it is registered, before its first run. */
    registerJob: (job: string) => failures.inc({ task: job }, 0),
    jobFailed: (job: string) => failures.inc({ task: job }),
  };
}

/** What goes wrong in browsers. */
function browserMetrics(registers: Registry[]) {
  const errors = counterOf(registers, {
    name: "fd_browser_errors_total",
    help: "Errors of the web app, as browsers reported them, by how they surfaced; the log has a line of each",
    labels: { kind: BROWSER_ERROR_KINDS },
  });
  return { browserError: (kind: BrowserErrorKind) => errors.inc({ kind }) };
}

/** What calls to AI models cost and how they end. */
function llmMetrics(registers: Registry[]) {
  const calls = counterOf(registers, {
    name: "fd_llm_calls_total",
    help: "Calls to AI models, by purpose and how they ended",
    labels: { purpose: purposes, outcome: LLM_ENDS },
  });
  const tokens = counterOf(registers, {
    name: "fd_llm_tokens_total",
    help: "Tokens asked and answered, as endpoints count them",
    labels: { direction: ["asked", "answered"] },
  });
  const first = new Histogram({
    name: "fd_llm_first_words_seconds",
    help: "Time from the request to the first words of a streamed answer",
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers,
  });
  return {
    llmEnded: (purpose: (typeof purposes)[number], outcome: (typeof LLM_ENDS)[number]) =>
      calls.inc({ purpose, outcome }),
    llmTokens(asked: number, answered: number) {
      tokens.inc({ direction: "asked" }, asked);
      tokens.inc({ direction: "answered" }, answered);
    },
    llmFirstWords: (milliseconds: number) => first.observe(milliseconds / 1000),
  };
}
