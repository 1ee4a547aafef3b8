import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Tables } from "./db/tables.ts";
import type { Limits } from "./limits.ts";
import type { Llm } from "./llm/llm.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mailer.ts";
import type { Pictures } from "./pictures/index.ts";
import type { Presence } from "./presence.ts";
import type { StateStore } from "./shared-state.ts";
import type { Storage } from "./storage/storage.ts";
import type { Stream } from "./stream.ts";
import type { GroupRow, PrivateRow } from "./stream-rows.ts";

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
  /** AI models; reports when none is configured. */
  llm: Llm;
  clock: Clock;
  log: Log;
  /** Fires when the server stops: queued work is refused, work in threads and remote requests end. */
  closing: AbortSignal;
}
