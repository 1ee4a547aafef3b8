import { api, errors, partNames } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { createMetrics, type Metrics } from "./metrics.ts";

const series = (page: string): string[] =>
  page
    .split("\n")
    .filter((line) => line.startsWith("fd_") && !/^fd_(process|nodejs)_/.test(line))
    .map((line) => line.replace(/ \S+$/, ""))
    .sort();

it("counts what happened, on a page Prometheus reads", async () => {
  const metrics = createMetrics();
  metrics.httpAnswered("GET /user/self", 200, 12);
  metrics.httpAnswered("GET /user/self", 503, 12);
  metrics.socketOpened();
  metrics.socketOpened();
  metrics.socketClosed();
  metrics.messagesStored("group", 3);
  metrics.queryEnded(4);
  const page = await metrics.page();
  expect(page).toContain('fd_http_seconds_count{operation="GET /user/self"} 2');
  expect(page).toContain('fd_http_answers_total{code="503"} 1');
  expect(page).toContain('fd_http_faults_total{operation="GET /user/self"} 1');
  expect(page).toContain("fd_sockets 1");
  expect(page).toContain('fd_messages_total{kind="group"} 3');
  expect(page).toContain('fd_database_seconds_bucket{le="0.005"} 1');
  expect(page).toContain("fd_process_resident_memory_bytes");
  expect(metrics.contentType).toMatch(/^text\/plain/);
});

/** Everything a server may ever count. */
function everything(metrics: Metrics): void {
  for (const domain of Object.values(api))
    for (const { method, path } of Object.values(domain))
      for (const { code } of [{ code: 200 }, ...Object.values(errors)])
        metrics.httpAnswered(`${method} ${path}`, code, 1);
  metrics.messagesStored("private", 1);
  metrics.messagesStored("group", 1);
  metrics.querySlow();
  for (const end of ["sent", "dead", "refused", "given up", "dropped"] as const) metrics.pushEnded(end);
  for (const why of ["malformed", "head too large", "body too large", "slow head", "slow body"] as const)
    metrics.intakeRefused(why);
  for (const why of ["slow upload", "slow reader", "crowded", "crumbs", "pipelined", "broken off"] as const)
    metrics.intakeRefused(why);
  for (const purpose of ["words", "structured", "pictures", "speech", "guard"] as const)
    for (const end of ["done", "down", "timeout", "busy", "resting", "refused", "cancelled"] as const)
      metrics.llmEnded(purpose, end);
  metrics.llmTokens(1, 1);
  metrics.llmFirstWords(1);
  metrics.jobFailed("reconcile");
  metrics.queuedJobEnded("reply", "released");
  for (const part of partNames) metrics.setPartState(part, "down");
  metrics.setRedisUp(false);
  metrics.setDiskSpace({ free: 1, size: 2 });
  const job = { succeededAt: 1, failing: true, dueAt: 2 };
  metrics.setSystemState({ ledgerUnbroken: false, backupAt: 3, unmatchedEvents: 4 });
  metrics.setJobStates({ reconcile: job });
}

describe("every series", () => {
  it("is there before anything has happened: no event is the first of its series", async () => {
    const metrics = createMetrics();
    metrics.registerJob("reconcile");
    // Read from the database before the server listens (`health-monitor.ts`).
    const job = { succeededAt: null, failing: false, dueAt: 0 };
    metrics.setSystemState({ ledgerUnbroken: true, backupAt: null, unmatchedEvents: 0 });
    metrics.setJobStates({ reconcile: job });
    const before = series(await metrics.page());
    everything(metrics);
    expect(series(await metrics.page())).toEqual(before);
  });

  it("begins with 0, or with what is so where all is well", async () => {
    const metrics = createMetrics();
    metrics.registerJob("reconcile");
    const page = await metrics.page();
    const other = page
      .split("\n")
      .filter((line) => line.startsWith("fd_") && !/^fd_(process|nodejs)_/.test(line))
      .filter((line) => !line.endsWith(" 0"))
      .map((line) => line.replace(/\{.*/, "").replace(/ \S+$/, ""));
    expect([...new Set(other)].sort()).toEqual(["fd_ledger_unbroken", "fd_part_up", "fd_redis_up"]);
  });

  it("has no label that Prometheus sets itself and would push aside", async () => {
    expect(series(await createMetrics().page()).filter((one) => /[{,](job|instance)=/.test(one))).toEqual([]);
  });
});
