import { type PartName, type PartState, partNames } from "@4d/contract";
import { Gauge, type Registry } from "prom-client";

/** The state of a periodic task, over all servers; times in epoch milliseconds. */
export interface JobState {
  /** When it last succeeded; null for never. */
  succeededAt: number | null;
  /** Whether its last run failed. */
  failing: boolean;
  /** When it should have succeeded again. */
  dueAt: number;
}

/** The state of the whole system, as the database knows it; the same on every server. */
export interface SystemState {
  /** Whether the last reconciliation of the ledger found nothing. */
  ledgerUnbroken: boolean;
  /** When the last backup was made, epoch ms; null for never. */
  backupAt: number | null;
  /** Payment webhook events about unknown orders, not dealt with yet. */
  unmatchedEvents: number;
  jobs: Readonly<Record<string, JobState>>;
}

const seconds = (milliseconds: number | null): number => (milliseconds ?? 0) / 1000;

type Gauges = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>;

/**
 * Gauges of current states: an alert on them fires as long as the state lasts, also after a restart. No label is named
 * `job` or `instance`: Prometheus sets those itself.
 */
export function stateMetrics(registers: Registry[]) {
  const gauge: Gauges = (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers });
  return { ...partMetrics(gauge), ...systemMetrics(gauge), ...jobStates(gauge) };
}

/** The server's dependencies, as it sees them itself. */
function partMetrics(gauge: Gauges) {
  const up = gauge(
    "fd_part_up",
    "1 while a part the server leans on works, or is not set up; 0 while it does not",
    "part",
  );
  const setUp = gauge("fd_part_configured", "1 where a part is set up", "part");
  const redis = gauge(
    "fd_redis_up",
    "1 while Redis is connected, or where there is none to be; 0 while this server does without it",
  );
  const free = gauge("fd_data_free_bytes", "Room left where DATA_DIR lies");
  const size = gauge("fd_data_size_bytes", "Room there is where DATA_DIR lies");
  const setPartState = (part: PartName, state: PartState) => {
    up.set({ part }, state === "down" ? 0 : 1);
    setUp.set({ part }, state === "off" ? 0 : 1);
  };
  for (const part of partNames) setPartState(part, "off");
  redis.set(1);
  return {
    setPartState,
    setRedisUp: (isUp: boolean) => redis.set(isUp ? 1 : 0),
    setDiskSpace(room: { free: number; size: number }) {
      free.set(room.free);
      size.set(room.size);
    },
  };
}

/** The state of the whole system. */
function systemMetrics(gauge: Gauges) {
  const ledger = gauge(
    "fd_ledger_unbroken",
    "1 unless the last reconciliation of the ledger found something",
  );
  const backup = gauge(
    "fd_backup_timestamp_seconds",
    "When the last backup was made, in epoch seconds; 0 for never",
  );
  const unmatched = gauge(
    "fd_payments_unknown",
    "Messages of payment providers about orders nobody knows that wait for a person",
  );
  ledger.set(1);
  return {
    setSystemState({ ledgerUnbroken, backupAt, unmatchedEvents: strayNotices }: Omit<SystemState, "jobs">) {
      ledger.set(ledgerUnbroken ? 1 : 0);
      backup.set(seconds(backupAt));
      unmatched.set(strayNotices);
    },
  };
}

/** The state of periodic tasks. */
function jobStates(gauge: Gauges) {
  const succeeded = gauge(
    "fd_job_last_success_timestamp_seconds",
    "When a periodic task last ended well on any server; 0 for never",
    "task",
  );
  const failing = gauge("fd_job_failing", "1 while the last run of a periodic task failed", "task");
  const due = gauge(
    "fd_job_due_timestamp_seconds",
    "When a periodic task should have ended well again",
    "task",
  );
  return {
    setJobStates(jobs: SystemState["jobs"]) {
      for (const [task, state] of Object.entries(jobs)) {
        succeeded.set({ task }, seconds(state.succeededAt));
        failing.set({ task }, state.failing ? 1 : 0);
        due.set({ task }, seconds(state.dueAt));
      }
    },
  };
}
