import { type PartName, type PartState, partNames } from "@4d/contract";
import { Gauge, type Registry } from "prom-client";

/** How a periodic task stands, over all servers; times in epoch milliseconds. */
export interface JobState {
  /** When it last ended well; null for never. */
  succeededAt: number | null;
  /** Whether its last run failed. */
  failing: boolean;
  /** When it should have ended well again. */
  dueAt: number;
}

/** How the whole stands, as the database knows it; the same on every server. */
export interface SystemState {
  /** Whether the last reconciliation of the ledger found nothing. */
  ledgerUnbroken: boolean;
  /** When the last backup was made, epoch ms; null for never. */
  backupAt: number | null;
  /** Messages of payment providers about orders nobody knows, not dealt with yet. */
  unmatchedEvents: number;
  jobs: Readonly<Record<string, JobState>>;
}

const seconds = (milliseconds: number | null): number => (milliseconds ?? 0) / 1000;

type Gauges = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>;

/**
 * Gauges of what is so or not so: an alert on them fires as long as it is, also after a restart. No label is called
 * `job` or `instance`: Prometheus sets those itself.
 */
export function stateMetrics(registers: Registry[]) {
  const gauge: Gauges = (name, help, ...labelNames) => new Gauge({ name, help, labelNames, registers });
  return { ...partMetrics(gauge), ...systemMetrics(gauge), ...jobStates(gauge) };
}

/** What the server leans on, as it finds it itself. */
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

/** What the database knows of the whole. */
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

/** What runs by itself. */
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
