import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createLog } from "../log.ts";
import { ConnectionQueue } from "./connection-queue.ts";
import { connectPostgres, type Database } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { Tables } from "./tables.ts";

const WIDTH = 2;
let made: TestDatabase;
/** One connection on the embedded database, two on PostgreSQL. */
let database: Database;
beforeAll(async () => {
  made = await openTestDatabase();
  database = made.url === undefined ? made : connectPostgres(made.url, WIDTH, createLog("silent"));
}, 60_000);
afterAll(async () => {
  if (database !== made) await database.close();
  await made.close();
});

const width = () => (database.kind === "embedded" ? 1 : WIDTH);
const sleep = (db: Kysely<Tables>, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
const refused = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.filter((one) => one.status === "rejected").map((one): unknown => one.reason);

describe("a burst after a pause", () => {
  it("waits for as long as it takes, transactions and questions alike", async () => {
    await database.ping();
    await pause(50);
    const each = 0.02;
    // Longer in total than any wait for one connection used to be.
    const many = Math.ceil((6 / each) * width());
    const began = performance.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: many }, (_, at) =>
        at % 3 === 0
          ? database.db.transaction().execute((trx) => sleep(trx, each))
          : sleep(database.db, each),
      ),
    );
    expect(refused(outcomes)).toEqual([]);
    expect(performance.now() - began).toBeGreaterThan(5_000);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "waits where the server has room for fewer connections",
    async () => {
      const role = `few_${randomUUID().slice(0, 8)}`;
      await sql`create role ${sql.raw(role)} login connection limit 2`.execute(made.db);
      const url = new URL(made.url ?? "");
      url.username = role;
      const few = connectPostgres(url.href, 8, createLog("silent"));
      const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => sleep(few.db, 0.01)));
      await few.close();
      await sql`drop role ${sql.raw(role)}`.execute(made.db);
      expect(refused(outcomes)).toEqual([]);
    },
  );

  it("of more than can wait is refused at once and in part, not kept", async () => {
    const queue = new ConnectionQueue(1, { ownMs: 1_000, idleMs: 1_000, stalledMs: 1_000 });
    const first = await queue.enter();
    const asked = Array.from({ length: 5_001 }, async () => queue.leave(await queue.enter()));
    const last = Promise.resolve(asked.at(-1));
    await expect(last).rejects.toBeInstanceOf(DatabaseUnavailable);
    queue.leave(first);
    expect(refused(await Promise.allSettled(asked))).toHaveLength(1);
    queue.close();
  });
});

describe("a transaction that asks outside itself", () => {
  const outside = () =>
    database.db.transaction().execute(async (trx) => {
      await sleep(trx, 0);
      await sleep(database.db, 0);
    });

  it("is told so when that waits for itself, and whoever waits behind it is served", async () => {
    // As many as there are connections: each holds one and wants another.
    const bad = Array.from({ length: width() }, outside);
    await pause(20);
    const good = Array.from({ length: 50 }, () => sleep(database.db, 0));
    const outcomes = await Promise.allSettled(bad);
    const [why] = refused(outcomes);
    expect(why).toBeInstanceOf(DatabaseUnavailable);
    expect(String(why)).toMatch(/instead of its `trx`/);
    expect(refused(await Promise.allSettled(good))).toEqual([]);
  });

  it("in a transaction begun inside it is told so too", async () => {
    const nested = () =>
      database.db.transaction().execute(async (trx) => {
        await sleep(trx, 0);
        await database.db
          .transaction()
          .setIsolationLevel("repeatable read")
          .execute((inner) => sleep(inner, 0));
      });
    const outcomes = await Promise.allSettled(Array.from({ length: width() }, nested));
    expect(String(refused(outcomes)[0])).toMatch(/instead of its `trx`/);
  });

  it("without waiting for the answer gets it once it ended, however long it works meanwhile", async () => {
    const later: Promise<unknown>[] = [];
    const work = () =>
      database.db.transaction().execute(async (trx) => {
        later.push(sleep(database.db, 0));
        for (let times = 0; times < 50; times += 1) await sleep(trx, 0.1);
      });
    await Promise.all(Array.from({ length: width() }, work));
    expect(refused(await Promise.allSettled(later))).toEqual([]);
  });
});

describe("a database that answers nothing any more", () => {
  it("refuses whoever waits, and at once when nothing is asked of it", async () => {
    const queue = new ConnectionQueue(1, { ownMs: 1_000, idleMs: 300, stalledMs: 1_500 });
    const idle = await queue.enter();
    const began = performance.now();
    await expect(queue.enter()).rejects.toThrow(/no connection came free/);
    const idleMs = performance.now() - began;
    queue.note(idle, 1);
    await expect(queue.enter()).rejects.toThrow(/no connection came free/);
    expect(performance.now() - began - idleMs).toBeGreaterThan(idleMs);
    queue.close();
    await expect(queue.enter()).rejects.toThrow(/closed/);
  });
});
