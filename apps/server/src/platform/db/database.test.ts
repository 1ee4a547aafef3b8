import { rm } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeTestDataDir, openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createLog } from "../log.ts";
import { connectPostgres, openDatabase } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { migrate } from "./migrate.ts";
import { ahead } from "./named-pool.ts";
import type { Tables } from "./tables.ts";
import { logSinceCheckpoint, vacuumChanged } from "./upkeep.ts";
import { withRetries } from "./with-retries.ts";

type Probes = { probe: { id: number; words: string; tags: number[] | null } };

const log = createLog("silent");
let database: TestDatabase;
const probes = () => database.db.withTables<Probes>();
// The driver prints each deprecation warning once per process, so listen from the beginning.
const warnings: string[] = [];
process.on("warning", ({ message }) => void warnings.push(message));

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table probe (id int8 primary key, words text not null, tags int8[])`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

describe("a database", () => {
  it("reads int8 and arrays of it as numbers", async () => {
    const row = { id: 1_763_650_000_000, words: "四次元 👋", tags: [1, 2] };
    await probes().insertInto("probe").values(row).execute();
    expect(await probes().selectFrom("probe").selectAll().execute()).toEqual([row]);
    const { count } = await probes()
      .selectFrom("probe")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    await probes().deleteFrom("probe").execute();
  });

  it("runs one statement thousands of times and a coalesced insert in one go", async () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => index + 1);
    await sql`insert into probe (id, words) select id, 'x' from unnest(${ids}::int8[]) as id`.execute(
      database.db,
    );
    const found = await Promise.all(
      ids
        .slice(0, 500)
        .map((id) => probes().selectFrom("probe").select("id").where("id", "=", id).executeTakeFirst()),
    );
    expect(found.map((row) => row?.id)).toEqual(ids.slice(0, 500));
    await probes().deleteFrom("probe").execute();
  });

  it("stores what is sent ahead, or fails the statement after it with its error and stores nothing", async () => {
    const db = probes();
    const send = (trx: typeof db, id: number) =>
      sql`${ahead}insert into probe (id, words) values (${id}, 'ahead')`.execute(trx);
    await db.transaction().execute((trx) => send(trx, 1));
    const work = db.transaction().execute(async (trx) => {
      await trx.insertInto("probe").values({ id: 2, words: "with it", tags: null }).execute();
      await send(trx, 1);
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    const stored = await db.selectFrom("probe").select(["id", "words"]).execute();
    expect(stored).toEqual([{ id: 1, words: "ahead" }]);
    expect(warnings).toEqual([]);
    await db.deleteFrom("probe").execute();
  });

  it("keeps a failed transaction out and serves the next one", async () => {
    const work = probes()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto("probe").values({ id: 7, words: "gone", tags: null }).execute();
        await trx.insertInto("probe").values({ id: 7, words: "twice", tags: null }).execute();
      });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    expect(await probes().selectFrom("probe").selectAll().execute()).toEqual([]);
  });

  it("keeps transactions apart that run at the same time", async () => {
    await probes().insertInto("probe").values({ id: 1, words: "0", tags: null }).execute();
    const add = () =>
      probes()
        .transaction()
        .execute(async (trx) => {
          const row = await trx
            .selectFrom("probe")
            .select("words")
            .where("id", "=", 1)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await trx
            .updateTable("probe")
            .set({ words: String(Number(row.words) + 1) })
            .where("id", "=", 1)
            .execute();
        });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await probes().selectFrom("probe").select("words").execute()).toEqual([{ words: "20" }]);
    await probes().deleteFrom("probe").execute();
  });

  it("vacuums what changed", async () => {
    await sql`insert into probe (id, words) select id, 'x' from generate_series(1, 3000) as id`.execute(
      database.db,
    );
    await sql`delete from probe`.execute(database.db);
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    await expect(vacuumChanged(database.db)).resolves.toBeInstanceOf(Array);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a PostgreSQL server", () => {
  it("may drop every connection under load: each query settles, and the next ones are served", async () => {
    const { url } = database;
    const victim = connectPostgres(url ?? "", 4, log);
    const load = Array.from({ length: 200 }, () => sql`select pg_sleep(0.01)`.execute(victim.db));
    const settled = Promise.allSettled(load);
    await load[0];
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    const outcomes = await settled;
    const failed = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failed.length).toBeGreaterThan(0);
    for (const { reason } of failed) expect(reason).toBeInstanceOf(DatabaseUnavailable);
    await victim.ping();
    await victim.close();
  });
});

describe("upkeep", () => {
  it("sees the log grow, and a checkpoint end it", async () => {
    await sql`insert into probe (id, words) select id, repeat('x', 500) from generate_series(1, 2000) as id`.execute(
      database.db,
    );
    expect(await logSinceCheckpoint(database.db)).toBeGreaterThan(1_000_000);
    // One PostgreSQL may serve other tests at the same time, and their log counts too.
    const afterCheckpoint = async () => {
      await sql`checkpoint`.execute(database.db);
      return logSinceCheckpoint(database.db);
    };
    await expect.poll(afterCheckpoint, { timeout: 10_000 }).toBeLessThan(1_000_000);
    await probes().deleteFrom("probe").execute();
  });
});

describe("retrying", () => {
  it("repeats what the database undid, and what was lost only when told", async () => {
    const outcomes = (error: Error, times: number) => {
      let left = times;
      return async () => {
        left -= 1;
        if (left >= 0) throw error;
        return "done";
      };
    };
    const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
    const lost = new DatabaseUnavailable("gone");
    expect(await withRetries(outcomes(deadlock, 2))).toBe("done");
    await expect(withRetries(outcomes(deadlock, 9))).rejects.toBe(deadlock);
    await expect(withRetries(outcomes(lost, 1))).rejects.toBe(lost);
    expect(await withRetries(outcomes(lost, 1), { lost: "too" })).toBe("done");
  });
});

describe("migrate", () => {
  it("applies each once, wherever it is inserted, and a failed one not at all", async () => {
    const made: string[] = [];
    const step = (name: string) => ({ name, up: async () => void made.push(name) });
    expect(await migrate(database.db, [step("9001-a"), step("9003-c")])).toEqual(["9001-a", "9003-c"]);
    expect(await migrate(database.db, [step("9001-a"), step("9002-b"), step("9003-c")])).toEqual(["9002-b"]);
    const broken = { name: "9004-d", up: async () => Promise.reject(new Error("broken")) };
    await expect(migrate(database.db, [broken])).rejects.toThrow("broken");
    expect(await migrate(database.db, [step("9004-d")])).toEqual(["9004-d"]);
    expect(made).toEqual(["9001-a", "9003-c", "9002-b", "9004-d"]);
  });

  it("retains the steps before one that failed", async () => {
    const run = (text: string) => async (db: Kysely<Tables>) => void (await sql.raw(text).execute(db));
    const whole = { name: "9020-whole", up: run("create table whole ()") };
    const broken = { name: "9021-broken", up: async () => Promise.reject(new Error("broken")) };
    await expect(migrate(database.db, [whole, broken])).rejects.toThrow("broken");
    const mended = { name: "9021-broken", up: run("drop table whole") };
    expect(await migrate(database.db, [whole, mended])).toEqual(["9021-broken"]);
  });

  it("lets several nodes start at once", async () => {
    let times = 0;
    const step = { name: "9010-once", up: async () => void times++ };
    await Promise.all([1, 2, 3].map(() => migrate(database.db, [step])));
    expect(times).toBe(1);
  });
});

describe("openDatabase", () => {
  it("keeps what was written, and refuses a second opener with a sentence", async () => {
    const dataDir = await makeTestDataDir();
    const config = { dataDir, databaseUrl: undefined, databasePool: 2 };
    const first = await openDatabase(config, log);
    await sql`create table kept (id int8)`.execute(first.db);
    await sql`insert into kept values (42)`.execute(first.db);
    await expect(openDatabase(config, log)).rejects.toThrow(/^The data folder .+ is in use by process \d+\./);
    await first.close();
    const second = await openDatabase(config, log);
    expect((await sql`select id from kept`.execute(second.db)).rows).toEqual([{ id: 42 }]);
    await second.close();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("tells an unreachable server from a wrong query", async () => {
    const away = connectPostgres("postgres://nobody@127.0.0.1:1/none", 2, log);
    await expect(away.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await away.close();
    await expect(sql`select nonsense`.execute(database.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable);
  });
});
