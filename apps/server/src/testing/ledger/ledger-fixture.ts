import { type Kysely, sql } from "kysely";
import { readConfig } from "../../config.ts";
import { connectPorts } from "../../connect-ports.ts";
import { writeSettings } from "../../domains/settings/index.ts";
import type { UserActor } from "../../platform/context.ts";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { createMetrics } from "../../platform/metrics.ts";
import type { Services } from "../../platform/services.ts";
import { manualClock } from "../manual-clock.ts";
import { silentStreams } from "../silent-streams.ts";
import { testServices } from "../test-services.ts";

const NOON = Date.parse("2026-11-22T04:00:00Z");
const DAY = 24 * 3_600_000;

/** The services the ledger needs, `day` days after the first. */
function servicesOn(db: Kysely<Tables>, day: number): Services {
  const config = readConfig({ NODE_ENV: "test" });
  return testServices({
    config,
    db,
    clock: manualClock(NOON + day * DAY),
    limitScale: 1e9,
    ports: connectPorts(createMetrics()),
  });
}

/** The database of the histories, seen from three days. */
export interface LedgerFixture {
  db: Kysely<Tables>;
  /** The server on a day; with `db`, over other connections to the same database. */
  on(day: number, db?: Kysely<Tables>): Services;
  /** For checking: its connections are never killed. */
  judge: Services;
  /** The judge's services once the day is over. */
  later: Services;
  /** New people who have done nothing yet. */
  people(count: number): Promise<number[]>;
}

/** Small packages, so that refunds and spending meet. */
const RULES = {
  signUp: 20,
  packages: [
    { id: "small", paid: 30, bonus: 0, amount: 300 },
    { id: "large", paid: 50, bonus: 7, amount: 700 },
  ],
};

/** The newest person in a database that may have been used before. */
async function newestId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select greatest(1000, max(id)) as id from app_user`.execute(db);
  return rows[0]?.id ?? 1000;
}

/** Prepares a migrated database; `calm` connections to it are never killed. */
export async function createLedgerFixture(db: Kysely<Tables>, calm = db): Promise<LedgerFixture> {
  const judge = servicesOn(calm, 0);
  await writeSettings(judge, { capsules: RULES });
  const today = servicesOn(db, 0);
  const days = [today, servicesOn(db, 1), servicesOn(db, 2)];
  let last = await newestId(calm);
  return {
    db,
    judge,
    later: servicesOn(calm, 2),
    on(day, other) {
      const services = days[day] ?? today;
      return other
        ? { ...services, db: other, streams: silentStreams({ ...services, db: other }) }
        : services;
    },
    people: async (count) => {
      const ids = Array.from({ length: count }, () => ++last);
      await sql`
        insert into app_user (id, user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at,
          last_seen_at)
        select id, id, id, id, id, '{}', '', 0, 0 from unnest(${int8(ids)}) as person (id)`.execute(calm);
      return ids;
    },
  };
}

/** Somebody logged in. */
export const actorOf = (id: number): UserActor => ({
  kind: "user",
  id,
  terminal: 0,
  sessionId: "session",
  roles: [],
  permissions: [],
  teenMode: false,
});

/** What a verb is called with. */
export const contextOf = (services: Services, id: number) => ({
  actor: actorOf(id),
  services,
  lang: "zh" as const,
  address: "127.0.0.1",
  device: "",
  requestId: "",
});
