import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { api } from "@4d/contract";
import { describe, expect, it, vi } from "vitest";
import { startCluster } from "../../../../../scripts/lib/postgres.ts";
import { connectPostgres, type Database, openDatabase } from "../../platform/db/database.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { createLog } from "../../platform/log.ts";
import { codeOf } from "../people-steps.ts";
import { befriend, type Person, person } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { makeTestDataDir, openTestDatabase } from "../test-database.ts";
import { pulled, send, startSenders } from "./senders.ts";

const log = createLog("silent");
const hasPostgres = existsSync("/usr/lib/postgresql/15/bin/postgres");

/** Resolves when it no longer answers. */
const silenceOf = (database: Database) =>
  vi.waitUntil(
    () =>
      database.ping().then(
        () => false,
        () => true,
      ),
    { timeout: 10_000 },
  );

/** Retries until it is answered, as a client that shows "reconnecting" does. */
async function recovered(who: Person): Promise<void> {
  for (let tries = 0; (await codeOf(who.call(api.friends.list))) !== 200; tries += 1) {
    if (tries > 300) throw new Error("the database never came back");
    await wait(100);
  }
}

/** The same scenario for both kinds of database: it becomes unavailable while people write, and comes back. */
async function outlives(
  database: Database,
  outage: { lose(): Promise<void>; comeBack(): Promise<void> },
): Promise<void> {
  const app: TestApp = await startTestApp({}, database);
  const mei = await person(app.address, "mei");
  const otto = await person(app.address, "otto");
  await befriend(mei, otto);
  const socket = await otto.connect();
  const senders = startSenders(mei, otto, 6, "storm");
  await senders.acknowledged(30);

  await outage.lose();
  const codes = new Set(await Promise.all([1, 2, 3].map(() => codeOf(mei.call(api.friends.list)))));
  await outage.comeBack();
  await recovered(mei);
  await senders.stop();
  // Refused while it was unavailable, in the envelope, and with no other code.
  expect([...codes, ...senders.codes].filter((code) => code !== 200 && code !== 503)).toEqual([]);
  for (const one of senders.sent) one.id ??= await send(mei, otto, one.tmpId);
  const rows = await pulled(otto);
  expect(new Set(rows.map((row) => row.tmpId)).size).toBe(rows.length);
  expect(rows.map((row) => row.tmpId).sort()).toEqual(senders.sent.map((one) => one.tmpId).sort());
  const last = await send(mei, otto, "after the storm");
  await socket.until((frame) => frame.cmd === 3 && "id" in frame.data && frame.data.id === last);
  await app.close();
}

it("a server told to stop while its database is away closes everything all the same", async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({}, database);
  // Responses are counted, and the count is stored before the end.
  await person(app.address, "mei");
  const closed = vi.spyOn(app.services.presence, "close");
  await database.close();
  await app.close();
  expect(closed).toHaveBeenCalledOnce();
});

describe("a lost database is a clear 503, and everything goes on when it is back", () => {
  it("the embedded one, whose thread is killed", async () => {
    const dataDir = await makeTestDataDir();
    const posted = vi.spyOn(Worker.prototype, "postMessage");
    const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, log);
    await database.ping();
    await outlives(database, {
      async lose() {
        const worker = posted.mock.contexts.at(-1);
        if (!(worker instanceof Worker)) throw new Error("no worker was spoken to");
        await worker.terminate();
      },
      comeBack: async () => undefined,
    });
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);

  it.skipIf(!hasPostgres)(
    "PostgreSQL, which starts later than the server does",
    async () => {
      const cluster = await startCluster({ durable: false });
      const before = connectPostgres(cluster.url, 1, log);
      process.kill(cluster.pid() ?? 0, "SIGQUIT");
      await silenceOf(before);
      await before.close();
      const warned = vi.spyOn(log, "warn");
      const opened = openDatabase({ dataDir: "", databaseUrl: cluster.url, databasePool: 1 }, log);
      await vi.waitUntil(() => warned.mock.calls.length > 0, { timeout: 10_000 });
      await cluster.restart();
      const database = await opened;
      await database.ping();
      await database.close();
      await cluster.remove();
    },
    120_000,
  );

  it.skipIf(!hasPostgres)(
    "PostgreSQL, which crashes and is started again",
    async () => {
      const cluster = await startCluster({ durable: true });
      const database = connectPostgres(cluster.url, 4, log);
      await migrate(database.db);
      await outlives(database, {
        async lose() {
          process.kill(cluster.pid() ?? 0, "SIGQUIT");
          await silenceOf(database);
        },
        comeBack: () => cluster.restart(),
      });
      await database.close();
      await cluster.remove();
    },
    120_000,
  );
});
