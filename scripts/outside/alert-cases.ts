import type { Metrics } from "../../apps/server/src/platform/metrics.ts";
import type { JobState, SystemState } from "../../apps/server/src/platform/state-metrics.ts";

/** What happens on a server, minute by minute, and whether an alert fires after `until` minutes of it. */
export interface AlertCase {
  alert: string;
  what: string;
  fires: boolean;
  /** The minute in which alerts are checked. */
  until: number;
  /** Minutes between two scrapes; 1 by default. */
  every?: number;
  /** What the server counts in a minute. The first page is that of a server that has just started. */
  minute?: (metrics: Metrics, minute: number) => void;
  /** Series that Prometheus or Node make, in promtool's notation; they precede those of the page. */
  series?: Record<string, string>;
}

const MINUTE = 60_000;
const UP = 'up{job="fourth-dimension",instance="server-1:8080"}';
const LAG = 'fd_nodejs_eventloop_lag_p99_seconds{job="fourth-dimension",instance="server-1:8080"}';

const well: JobState = { succeededAt: null, failing: false, dueAt: 1e12 };
type Whole = Omit<SystemState, "jobs">;
const standing = (changed: Partial<Whole>): Whole => ({
  ledgerUnbroken: true,
  backupAt: null,
  unmatchedEvents: 0,
  ...changed,
});
const times = (n: number, work: () => void): void => {
  for (let done = 0; done < n; done += 1) work();
};
const answered = (metrics: Metrics, code: number, milliseconds: number, n = 60): void =>
  times(n, () => metrics.httpAnswered("GET /user/self", code, milliseconds));
/** Several things of one minute, in order. */
const each = (...done: unknown[]): number => done.length;
/** Something that holds from the third minute on. */
const from3 = (then: (metrics: Metrics) => void) => (metrics: Metrics, minute: number) => {
  if (minute >= 3) then(metrics);
};
/** Each alert at least once where it must fire, and once where it must not. */
export const alertCases: readonly AlertCase[] = [
  { alert: "ServerDown", what: "answers no scrape", fires: true, until: 5, series: { [UP]: "1 1 0x10" } },
  {
    alert: "ServerDown",
    what: "is no longer scraped at all",
    fires: true,
    until: 5,
    series: { [UP]: "1 1 stale" },
  },
  { alert: "ServerDown", what: "answers", fires: false, until: 5, series: { [UP]: "1x10" } },
  {
    alert: "RequestsFail",
    what: "the very first answers are faults",
    fires: true,
    until: 15,
    minute: from3((m) => answered(m, 503, 5)),
  },
  {
    alert: "RequestsFail",
    what: "one in fifty fails",
    fires: true,
    until: 20,
    minute: (m) => each(answered(m, 200, 5, 98), answered(m, 500, 5, 2)),
  },
  {
    alert: "RequestsFail",
    what: "one in a thousand fails, many are refused",
    fires: false,
    until: 20,
    minute: (m) => each(answered(m, 200, 5, 800), answered(m, 403, 5, 199), answered(m, 500, 5, 1)),
  },
  {
    alert: "RequestsSlow",
    what: "a fifth takes two seconds",
    fires: true,
    until: 25,
    minute: (m) => each(answered(m, 200, 5, 48), answered(m, 200, 2000, 12)),
  },
  {
    alert: "RequestsSlow",
    what: "all are quick",
    fires: false,
    until: 25,
    minute: (m) => answered(m, 200, 20),
  },
  {
    alert: "DatabaseSlow",
    what: "queries take half a second",
    fires: true,
    until: 25,
    minute: (m) => times(60, () => m.queryEnded(500)),
  },
  {
    alert: "DatabaseSlow",
    what: "queries are quick",
    fires: false,
    until: 25,
    minute: (m) => times(60, () => m.queryEnded(3)),
  },
  { alert: "EventLoopHeld", what: "it is held", fires: true, until: 10, series: { [LAG]: "0.9x20" } },
  { alert: "EventLoopHeld", what: "it is free", fires: false, until: 10, series: { [LAG]: "0.02x20" } },
  {
    alert: "PartAway",
    what: "storage refuses from the start",
    fires: true,
    until: 5,
    minute: (m) => m.setPartState("storage", "down"),
  },
  {
    alert: "PartAway",
    what: "the database goes",
    fires: true,
    until: 10,
    minute: from3((m) => m.setPartState("database", "down")),
  },
  {
    alert: "PartAway",
    what: "mail is not set up, storage is away for a minute",
    fires: false,
    until: 10,
    minute: (m, minute) =>
      each(m.setPartState("mail", "off"), m.setPartState("storage", minute === 3 ? "down" : "up")),
  },
  {
    alert: "RedisAway",
    what: "it was never there",
    fires: true,
    until: 5,
    minute: (m) => m.setPartState("redis", "down"),
  },
  {
    alert: "RedisAway",
    what: "the connection is lost",
    fires: true,
    until: 10,
    minute: from3((m) => m.setRedisUp(false)),
  },
  {
    alert: "RedisAway",
    what: "there is none to be",
    fires: false,
    until: 10,
    minute: (m) => m.setPartState("redis", "off"),
  },
  {
    alert: "LedgerBroken",
    what: "found once, hours ago",
    fires: true,
    until: 300,
    every: 4,
    minute: (m, minute) => m.setSystemState(standing({ ledgerUnbroken: minute < 10 })),
  },
  {
    alert: "LedgerBroken",
    what: "known from the start",
    fires: true,
    until: 2,
    minute: (m) => m.setSystemState(standing({ ledgerUnbroken: false })),
  },
  {
    alert: "LedgerBroken",
    what: "it adds up",
    fires: false,
    until: 60,
    minute: (m) => m.setSystemState(standing({})),
  },
  {
    alert: "PaymentUnknown",
    what: "one waits",
    fires: true,
    until: 5,
    minute: from3((m) => m.setSystemState(standing({ unmatchedEvents: 1 }))),
  },
  {
    alert: "PaymentUnknown",
    what: "somebody has seen to it",
    fires: false,
    until: 10,
    minute: (m, minute) => m.setSystemState(standing({ unmatchedEvents: minute < 5 ? 1 : 0 })),
  },
  {
    alert: "TasksFail",
    what: "an hourly task failed once",
    fires: true,
    until: 30,
    minute: from3((m) => m.setJobStates({ "sweep auth": { ...well, failing: true } })),
  },
  {
    alert: "TasksFail",
    what: "a timer fails again and again",
    fires: true,
    until: 20,
    minute: (m, minute) => each(m.registerJob("sweep calls"), minute >= 3 && m.jobFailed("sweep calls")),
  },
  {
    alert: "TasksFail",
    what: "a task failed once and went well after",
    fires: false,
    until: 30,
    minute: (m, minute) =>
      each(
        m.registerJob("rank posts"),
        minute === 3 && m.jobFailed("rank posts"),
        m.setJobStates({ "rank posts": { ...well, failing: minute === 3 } }),
      ),
  },
  {
    alert: "TasksLate",
    what: "no node runs it any more",
    fires: true,
    until: 60,
    minute: (m) => m.setJobStates({ reconcile: { ...well, dueAt: 10 * MINUTE } }),
  },
  {
    alert: "TasksLate",
    what: "it ends well again and again",
    fires: false,
    until: 60,
    minute: (m, minute) => m.setJobStates({ reconcile: { ...well, dueAt: (minute + 1) * MINUTE } }),
  },
  {
    alert: "PushesGivenUp",
    what: "the first ever are given up, none was ever sent",
    fires: true,
    until: 40,
    minute: from3((m) => m.pushEnded("given up")),
  },
  {
    alert: "PushesGivenUp",
    what: "one is refused among many",
    fires: false,
    until: 40,
    minute: (m) =>
      each(
        times(10, () => m.pushEnded("sent")),
        m.pushEnded("refused"),
      ),
  },
  {
    alert: "IntakeCrowded",
    what: "a flood",
    fires: true,
    until: 15,
    minute: from3((m) => times(600, () => m.intakeRefused("crowded"))),
  },
  {
    alert: "IntakeCrowded",
    what: "bad requests, and one crowd",
    fires: false,
    until: 15,
    minute: (m) =>
      each(
        times(600, () => m.intakeRefused("malformed")),
        m.intakeRefused("crowded"),
      ),
  },
  {
    alert: "BackupOld",
    what: "none was ever made",
    fires: true,
    until: 60 * 60,
    every: 60,
    minute: (m) => m.setSystemState(standing({})),
  },
  {
    alert: "BackupOld",
    what: "the last is three days old",
    fires: true,
    until: 80 * 60,
    every: 60,
    minute: (m) => m.setSystemState(standing({ backupAt: 60 * MINUTE })),
  },
  {
    alert: "BackupOld",
    what: "one is made every day",
    fires: false,
    until: 80 * 60,
    every: 60,
    minute: (m, minute) =>
      m.setSystemState(standing({ backupAt: (Math.floor(minute / 1440) * 1440 + 1) * MINUTE })),
  },
  {
    alert: "DataFolderFills",
    what: "a twentieth is free",
    fires: true,
    until: 20,
    minute: from3((m) => m.setDiskSpace({ free: 5e9, size: 1e11 })),
  },
  {
    alert: "DataFolderFills",
    what: "half of it is free",
    fires: false,
    until: 20,
    minute: (m) => m.setDiskSpace({ free: 5e10, size: 1e11 }),
  },
  {
    alert: "LedgerBroken",
    what: "one broken report, then a sound one",
    fires: false,
    until: 60,
    minute: (m, minute) => m.setSystemState(standing({ ledgerUnbroken: minute > 20 })),
  },
];
