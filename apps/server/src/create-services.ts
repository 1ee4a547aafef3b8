import { setMaxListeners } from "node:events";
import { resolve } from "node:path";
import { isDrawn } from "@4d/contract";
import type { Redis } from "ioredis";
import type { Config } from "./config.ts";
import { connectPorts } from "./connect-ports.ts";
import { sealedFactors } from "./domains/auth/index.ts";
import { groupStreamStore, privateStreamStore } from "./domains/messages/index.ts";
import { ensureKeyFits } from "./domains/settings/index.ts";
import { createLocalBus } from "./platform/bus.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { type Database, type Inspect, openDatabase } from "./platform/db/database.ts";
import { createQueryObserver } from "./platform/db/query-observer.ts";
import { Failure, SERVER_STOPPING } from "./platform/failure.ts";
import { createLimits } from "./platform/limits.ts";
import { createLlm } from "./platform/llm/create-llm.ts";
import { createLog, type Log } from "./platform/log.ts";
import { createMailer } from "./platform/mailer.ts";
import { memoryStateStore } from "./platform/memory-state-store.ts";
import { createMetrics, type Metrics } from "./platform/metrics.ts";
import { createPictures } from "./platform/pictures/index.ts";
import { createLocalPresence } from "./platform/presence.ts";
import { openRedis } from "./platform/redis.ts";
import { createRedisBus } from "./platform/redis-bus.ts";
import { createRedisPresence } from "./platform/redis-presence.ts";
import { redisStateStore } from "./platform/redis-state-store.ts";
import type { Services } from "./platform/services.ts";
import { createStorage } from "./platform/storage/create-storage.ts";
import { Stream } from "./platform/stream.ts";
import { openTracing } from "./platform/tracing/open-tracing.ts";
import { endWithin } from "./shutdown.ts";

/** Parts a test supplies itself; the rest is made from the configuration. */
export interface ServiceOverrides {
  database?: Database;
  clock?: Clock;
  log?: Log;
  metrics?: Metrics;
}

/** Everything with an effect, and how to end it in the right order. */
export interface Runtime {
  services: Services;
  database: Database;
  metrics: Metrics;
  /** Undefined on a single node. */
  redis: Redis | undefined;
  /** Refuses queued work, and ends work in threads, at a model or at another host. */
  endWork(): void;
  close(): Promise<void>;
}

const countDrawn = (rows: readonly { type: number }[]): number =>
  rows.filter(({ type }) => isDrawn(type)).length;

type StreamParts = Omit<ConstructorParameters<typeof Stream>[1], "store">;

/** The two message streams, whose rows are counted as they are stored. */
function openStreams(parts: StreamParts, metrics: Metrics): Services["streams"] {
  const streams = {
    private: new Stream("private", { ...parts, store: privateStreamStore }),
    group: new Stream("group", { ...parts, store: groupStreamStore }),
  };
  streams.private.onCommitted((rows) => metrics.messagesStored("private", countDrawn(rows)));
  streams.group.onCommitted((rows) => metrics.messagesStored("group", countDrawn(rows)));
  return streams;
}

/** What is buffered of traces is sent for this long at most, milliseconds. */
const LAST_TRACES_MS = 1_000;

async function closeParts({ streams, presence, bus, mailer, tracing, log }: Services): Promise<void> {
  await Promise.all([streams.private.settled(), streams.group.settled()]);
  await Promise.all([
    presence.close(),
    bus.close(),
    endWithin(log, { name: "traces", withinMs: LAST_TRACES_MS, end: () => tracing.close() }),
  ]);
  mailer.close();
}

/** The configured database; checks its key against ours before anything is changed. @throws StartRefused */
const openConfigured = (
  config: Config,
  parts: { log: Log; clock: Clock; metrics: Metrics },
): Promise<Database> =>
  openDatabase(config, parts.log, {
    observe: createQueryObserver({ slowMs: config.slowQueryMs, ...parts }),
    inspect: ensureKey(config),
  });

/** What all nodes share: over Redis, or in this process when it is the only node. */
const openShared = (redis: Redis | undefined, log: Log): Pick<Services, "bus" | "presence" | "state"> =>
  redis
    ? {
        bus: createRedisBus(redis, log),
        presence: createRedisPresence(redis, log),
        state: redisStateStore(redis, log),
      }
    : { bus: createLocalBus(), presence: createLocalPresence(), state: memoryStateStore() };

/** Opens the database, the bus, storage and the rest as configured. */
export async function createServices(config: Config, overrides: ServiceOverrides = {}): Promise<Runtime> {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const metrics = overrides.metrics ?? createMetrics();
  const tracing = await openTracing(config.tracing, log);
  const database = overrides.database ?? (await openConfigured(config, { log, clock, metrics }));
  const redis = config.redisUrl ? openRedis(config.redisUrl, log, metrics.setRedisUp) : undefined;
  const shared = openShared(redis, log);
  const parts = { db: database.db, bus: shared.bus, log, now: () => clock.now(), tracing };
  const streams = openStreams(parts, metrics);
  const ports = connectPorts(metrics);
  const scales = () => ports.rateLimitScales(services);
  const limits = createLimits({ scale: config.rateLimitScale, clock, redis, log, scales });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const services: Services = {
    config,
    db: database.db,
    ...shared,
    streams,
    storage: createStorage(config),
    pictures: createPictures({ folder: resolve(config.dataDir, "incoming"), log, closing: closing.signal }),
    mailer: createMailer(config, log),
    limits,
    ports,
    llm: createLlm({ settings: () => ports.aiSettings(services), metrics, log, clock }),
    clock,
    log,
    tracing,
    closing: closing.signal,
  };
  const endWork = () => {
    closing.abort(new Failure("unavailable", { cause: SERVER_STOPPING }));
    services.llm.close();
  };
  return {
    services,
    database,
    metrics,
    redis,
    endWork,
    async close() {
      endWork();
      await closeParts(services);
      redis?.disconnect();
      await database.close();
    },
  };
}

/** Checks the settings key against everything sealed in the database. @throws StartRefused when it is another key. */
const ensureKey =
  (config: Config): Inspect =>
  async (db) =>
    ensureKeyFits(db, config, await sealedFactors(db));
