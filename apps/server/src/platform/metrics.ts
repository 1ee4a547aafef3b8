import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the server counts, for Prometheus. One per process, or one per test. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Names begin with `fd_`. Labels take only words of our own (operation names, kinds), never ids or text, so
 * that the number of series stays bounded and nobody's data shows.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "fd_" });
  const http = new Histogram({
    name: "fd_http_seconds",
    help: "Time to answer a request, by operation and code of the envelope",
    labelNames: ["operation", "code"] as const,
    buckets: SECONDS,
    registers,
  });
  const sockets = new Gauge({ name: "fd_sockets", help: "Open sockets that are logged in", registers });
  const messages = new Counter({
    name: "fd_messages_total",
    help: "Messages stored, by kind of chat",
    labelNames: ["kind"] as const,
    registers,
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
  const pushes = new Counter({
    name: "fd_pushes_total",
    help: "Web pushes by how they ended: sent, dead (the terminal is gone), refused, given up, dropped",
    labelNames: ["outcome"] as const,
    registers,
  });
  return {
    ...llmMetrics(registers),
    ...upkeepMetrics(registers),
    httpAnswered: (operation: string, code: number, milliseconds: number) =>
      http.observe({ operation, code: String(code) }, milliseconds / 1000),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    messagesStored: (kind: "private" | "group", count: number) => messages.inc({ kind }, count),
    queryEnded: (milliseconds: number) => queries.observe(milliseconds / 1000),
    pushEnded: (outcome: "sent" | "dead" | "refused" | "given up" | "dropped") => pushes.inc({ outcome }),
    querySlow: () => slow.inc(),
    /** The page at `/metrics`, and its content type. */
    page: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What is refused before anybody is known. */
function intakeMetrics(registers: Registry[]) {
  const refused = new Counter({
    name: "fd_intake_refused_total",
    help: "Requests refused before their route and connections ended, by why: slow, too large, crowded, malformed",
    labelNames: ["why"] as const,
    registers,
  });
  return { intakeRefused: (why: string) => refused.inc({ why }) };
}

/** Whether what the server does by itself goes well. */
function upkeepMetrics(registers: Registry[]) {
  const failures = new Counter({
    name: "fd_job_failures_total",
    help: "Periodic tasks that failed; the log says why",
    labelNames: ["job"] as const,
    registers,
  });
  const redis = new Gauge({
    name: "fd_redis_up",
    help: "1 while Redis is connected, or where there is none to be; 0 while this server does without it",
    registers,
  });
  redis.set(1);
  return {
    ...intakeMetrics(registers),
    jobFailed: (job: string) => failures.inc({ job }),
    redisIsUp: (up: boolean) => redis.set(up ? 1 : 0),
  };
}

/** What calls to AI models cost and how they end. */
function llmMetrics(registers: Registry[]) {
  const calls = new Counter({
    name: "fd_llm_calls_total",
    help: "Calls to AI models, by purpose and how they ended; notConfigured is not counted",
    labelNames: ["purpose", "outcome"] as const,
    registers,
  });
  const tokens = new Counter({
    name: "fd_llm_tokens_total",
    help: "Tokens asked and answered, as endpoints count them",
    labelNames: ["direction"] as const,
    registers,
  });
  const first = new Histogram({
    name: "fd_llm_first_words_seconds",
    help: "Time from the request to the first words of a streamed answer",
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers,
  });
  return {
    llmEnded: (purpose: string, outcome: string) => calls.inc({ purpose, outcome }),
    llmTokens(asked: number, answered: number) {
      tokens.inc({ direction: "asked" }, asked);
      tokens.inc({ direction: "answered" }, answered);
    },
    llmFirstWords: (milliseconds: number) => first.observe(milliseconds / 1000),
  };
}
