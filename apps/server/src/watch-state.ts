import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { PartName } from "@4d/contract";
import { checkLiveKit } from "./domains/calls/index.ts";
import { isUnbroken } from "./domains/capsules/index.ts";
import { countStrays } from "./domains/payments/index.ts";
import { checkPush } from "./domains/push/index.ts";
import { aiModels } from "./domains/settings/index.ts";
import type { Made } from "./make-services.ts";
import type { Jobs } from "./platform/jobs.ts";
import { checkModels } from "./platform/llm/check-models.ts";
import { createParts, type Parts, type Probe } from "./platform/parts.ts";
import { lastBackup, saveParts } from "./platform/standing.repository.ts";
import { checkStorage } from "./platform/storage/check-storage.ts";

const TRY_MS = 60_000;
const STAND_MS = 15_000;
/** A server that was not heard of for so long is gone. */
const GONE_MS = 5 * TRY_MS;

/** Whoever looks how the server and what it leans on stand. */
export interface Watch {
  parts: Parts;
  /** Resolves once everything was tried for the first time, at once where nothing is tried by itself. */
  tried(): Promise<void>;
  /** Reads into the metrics how the whole stands. */
  stand(): Promise<void>;
  /** Tries all parts and tells the metrics and the other servers. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

function probesOf({ services, database, redis }: Made): Record<PartName, Probe> {
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

/** Reads into the metrics how the whole stands; what cannot be read is in the log, and stays as it was. */
async function readStanding({ services, metrics }: Made, jobs: Pick<Jobs, "states">): Promise<void> {
  const { db, config, log } = services;
  try {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    metrics.roomIs({ free: bavail * bsize, size: blocks * bsize });
    metrics.stands({
      ledgerUnbroken: await isUnbroken(services),
      backupAt: await lastBackup(db),
      strayNotices: await countStrays(db),
    });
    metrics.jobsAre(await jobs.states());
  } catch (error) {
    log.warn({ err: error }, "how the server stands could not be read");
  }
}

/** Makes the watch; nothing is tried before `start` or `look`. */
export function watchState(made: Made, jobs: Pick<Jobs, "states">): Watch {
  const { services, metrics } = made;
  const { db, clock, log, config } = services;
  const server = `${hostname()}:${config.port}`.slice(0, 100);
  const parts = createParts({
    probes: probesOf(made),
    now: () => clock.now(),
    log,
    told: metrics.partIs,
  });
  const first = Promise.withResolvers<void>();
  const timers: NodeJS.Timeout[] = [];

  async function look(): Promise<void> {
    await parts.tryAll();
    first.resolve();
    const now = clock.now();
    const rows = parts.reports().map((report) => ({ ...report, server, seen_at: now }));
    // A database that is away is told of by the metrics and the log.
    await saveParts(db, rows, now - GONE_MS).catch(() => undefined);
  }

  return {
    parts,
    tried: async () => {
      if (timers.length > 0) await first.promise;
    },
    stand: () => readStanding(made, jobs),
    look,
    start() {
      void look();
      void readStanding(made, jobs);
      timers.push(setInterval(() => void look(), TRY_MS).unref());
      timers.push(setInterval(() => void readStanding(made, jobs), STAND_MS).unref());
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
