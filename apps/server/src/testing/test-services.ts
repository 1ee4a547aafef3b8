import { resolve } from "node:path";
import { type Bus, createLocalBus } from "../platform/bus.ts";
import { createLimits } from "../platform/limits.ts";
import { createLlm } from "../platform/llm/create-llm.ts";
import { createLog } from "../platform/log.ts";
import { memoryStateStore } from "../platform/memory-state-store.ts";
import { createMetrics } from "../platform/metrics.ts";
import { createPictures } from "../platform/pictures/index.ts";
import { createLocalPresence } from "../platform/presence.ts";
import type { Services } from "../platform/services.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { noTracing } from "../platform/tracing/tracing.ts";
import type { ManualClock } from "./manual-clock.ts";
import { silentStreams } from "./silent-streams.ts";
import { unconnectedPorts } from "./unconnected-ports.ts";

/** Parts that a test supplies itself; the rest is made for it. */
interface Given
  extends Pick<Services, "config" | "db">,
    Partial<Pick<Services, "log" | "storage" | "mailer" | "llm" | "ports" | "closing">> {
  clock: ManualClock;
  bus?: Bus;
  /** Multiplies every abuse limit; that of the settings when absent. */
  limitScale?: number;
}

/** Services for a part of the server: one node, no streams, and by default no files, mails or AI models. */
export function testServices({ config, db, clock, ...given }: Given): Services {
  const bus = given.bus ?? createLocalBus();
  const log = given.log ?? createLog("silent");
  const closing = given.closing ?? new AbortController().signal;
  return {
    config,
    db,
    bus,
    log,
    tracing: noTracing,
    clock,
    presence: createLocalPresence(),
    state: memoryStateStore(),
    streams: silentStreams({ db, bus, log, clock }),
    pictures: createPictures({ folder: resolve(config.dataDir, "incoming"), log, closing }),
    // A test without files never writes there.
    storage: given.storage ?? createDiskStorage("/nonexistent"),
    ports: given.ports ?? unconnectedPorts(),
    mailer: given.mailer ?? { send: async () => undefined, check: async () => false, close: () => undefined },
    llm: given.llm ?? createLlm({ settings: async () => ({}), metrics: createMetrics(), log, clock }),
    closing,
    limits: createLimits({ scale: given.limitScale ?? config.rateLimitScale, clock, log }),
  };
}
