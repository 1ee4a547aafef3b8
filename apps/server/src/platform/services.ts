import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Tables } from "./db/tables.ts";
import type { Limits, RateLimitScales } from "./limits.ts";
import type { AiSettings } from "./llm/ai-settings.ts";
import type { Llm } from "./llm/llm.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mailer.ts";
import type { Pictures } from "./pictures/index.ts";
import type { Presence } from "./presence.ts";
import type { StateStore } from "./shared-state.ts";
import type { Storage } from "./storage/storage.ts";
import type { Stream } from "./stream.ts";
import type { GroupRow, PrivateRow } from "./stream-rows.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** Everything with an effect, created once by `app.ts` and passed to verbs through their context. */
export interface Services {
  config: Config;
  db: Kysely<Tables>;
  bus: Bus;
  presence: Presence;
  /** Short-lived state that all nodes share: calls. */
  state: StateStore;
  streams: { private: Stream<PrivateRow>; group: Stream<GroupRow> };
  storage: Storage;
  /** Decodes, draws and encodes pictures. */
  pictures: Pictures;
  mailer: Mailer;
  limits: Limits;
  /** What earlier domains ask of and report to later ones. */
  ports: Ports;
  /** AI models; reports when none is configured. */
  llm: Llm;
  clock: Clock;
  log: Log;
  tracing: Tracing;
  /** Fires when the server stops: queued work is refused, work in threads and remote requests end. */
  closing: AbortSignal;
}

/**
 * What a part of the server needs of parts that come after it and that it may not import: settings it obeys, rules of
 * others it asks, and events it reports. Each is declared where it is needed, by declaration merging as for tables:
 *
 * ```ts
 * declare module "../../platform/services.ts" {
 *   interface Ports {
 *     uploadMost(services: Services): Promise<number>;
 *   }
 * }
 * ```
 *
 * `connect-ports.ts` connects them all, so a port without a connection does not compile.
 */
export interface Ports {
  /** The AI models as set in the admin console. */
  aiSettings(services: Services): Promise<AiSettings>;
  /** The factors by which rate limits are scaled in the admin console. */
  rateLimitScales(services: Services): Promise<RateLimitScales>;
}
