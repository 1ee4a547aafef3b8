import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { PartName } from "@4d/contract";
import type { Runtime } from "./create-services.ts";
import { checkLiveKit } from "./domains/calls/index.ts";
import { isLedgerUnbroken } from "./domains/capsules/index.ts";
import { countUnmatchedEvents } from "./domains/payments/index.ts";
import { checkPush } from "./domains/push/index.ts";
import { aiModels } from "./domains/settings/index.ts";
import type { Jobs } from "./platform/jobs.ts";
import { checkModels } from "./platform/llm/check-models.ts";
import { createPartMonitor, type PartMonitor, type Probe } from "./platform/part-monitor.ts";
import { lastBackup, savePartReports } from "./platform/server-health.repository.ts";
import { checkStorage } from "./platform/storage/check-storage.ts";

const CHECK_MS = 60_000;
const STATE_MS = 15_000;
/** A server that has not reported for this long is forgotten. */
const EXPIRED_MS = 5 * CHECK_MS;

/** Checks the server and its dependencies. */
export interface HealthMonitor {
  partMonitor: PartMonitor;
  /** Resolves once everything was checked for the first time; at once when nothing is checked on a timer. */
  firstCheck(): Promise<void>;
  /** Reads the state of the whole system into the metrics. */
  refreshState(): Promise<void>;
  /** Checks all parts and reports to the metrics and the other servers. */
  checkNow(): Promise<void>;
  start(): void;
  stop(): void;
}

function probesOf({ services, database, redis }: Runtime): Record<PartName, Probe> {
  const { storage, mailer } = services;
  return {
    database: async () => {
      await database.ping();
      return true;
    },
    storage: () => checkStorage(storage),
    mail: () => mailer.check(),
    redis: async () => {
      await redis?.ping();
      return redis !== undefined;
    },
    model: async (signal) => checkModels(await aiModels(services), signal),
    livekit: (signal) => checkLiveKit(services, signal),
    push: (signal) => checkPush(services, signal),
  };
}

/** Reads the state of the whole system into the metrics; what cannot be read is logged and keeps its last value. */
async function refreshSystemState({ services, metrics }: Runtime, jobs: Pick<Jobs, "states">): Promise<void> {
  const { db, config, log } = services;
  try {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    metrics.setDiskSpace({ free: bavail * bsize, size: blocks * bsize });
    metrics.setSystemState({
      ledgerUnbroken: await isLedgerUnbroken(services),
      backupAt: await lastBackup(db),
      unmatchedEvents: await countUnmatchedEvents(db),
    });
    metrics.setJobStates(await jobs.states());
  } catch (error) {
    log.warn({ err: error }, "how the server stands could not be read");
  }
}

/** Creates the monitor; nothing is checked before `start` or `checkNow`. */
export function createHealthMonitor(runtime: Runtime, jobs: Pick<Jobs, "states">): HealthMonitor {
  const { services, metrics } = runtime;
  const { db, clock, log, config } = services;
  const server = `${hostname()}:${config.port}`.slice(0, 100);
  const partMonitor = createPartMonitor({
    probes: probesOf(runtime),
    now: () => clock.now(),
    log,
    onState: metrics.setPartState,
  });
  const first = Promise.withResolvers<void>();
  const timers: NodeJS.Timeout[] = [];

  async function checkNow(): Promise<void> {
    await partMonitor.tryAll();
    first.resolve();
    const now = clock.now();
    const rows = partMonitor.reports().map((report) => ({ ...report, server, seen_at: now }));
    // The metrics and the log already report an unavailable database.
    await savePartReports(db, rows, now - EXPIRED_MS).catch(() => undefined);
  }

  return {
    partMonitor,
    firstCheck: async () => {
      if (timers.length > 0) await first.promise;
    },
    refreshState: () => refreshSystemState(runtime, jobs),
    checkNow,
    start() {
      void checkNow();
      void refreshSystemState(runtime, jobs);
      timers.push(setInterval(() => void checkNow(), CHECK_MS).unref());
      timers.push(setInterval(() => void refreshSystemState(runtime, jobs), STATE_MS).unref());
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
