import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeTestDataDir } from "../../testing/test-database.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "./database.ts";
import { fileOpsOf, SyncingFs, syncingParameters } from "./syncing-fs.ts";

const log = createLog("silent");

// Writes rows 1, 2, 3 … for ever, one commit each, and prints each number once it is acknowledged.
const WRITER = `
  const { openDatabase } = await import(${JSON.stringify(new URL("./database.ts", import.meta.url).href)});
  const { createLog } = await import(${JSON.stringify(new URL("../log.ts", import.meta.url).href)});
  const { sql } = await import("kysely");
  const { db } = await openDatabase({ dataDir: process.env.FOLDER, databasePool: 1 }, createLog("silent"));
  await sql\`create table if not exists kept (id int8 primary key)\`.execute(db);
  const { rows } = await sql\`select coalesce(max(id), 0) as last from kept\`.execute(db);
  for (let id = rows[0].last + 1; ; id++) {
    await sql\`insert into kept values (\${id})\`.execute(db);
    process.stdout.write(id + "\\n");
  }`;

/** Runs the writer until `count` more rows are acknowledged, kills it, and returns the last number it printed. */
async function writeAndKill(folder: string, count: number): Promise<number> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER], {
    env: { ...process.env, FOLDER: folder },
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let last = 0;
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    seen += 1;
    if (seen === count) child.kill("SIGKILL");
  }
  await ended;
  return last;
}

it("loses nothing acknowledged when the server is killed while it writes", async () => {
  const dataDir = await makeTestDataDir();
  let acknowledged = 0;
  for (const count of [150, 300]) acknowledged = await writeAndKill(dataDir, count);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, log);
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) as count, max(id) as last from kept`.execute(db);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.count).toBe(rows[0]?.last);
  await close();
  await rm(dataDir, { recursive: true });
}, 60_000);

it("syncs the disk once or more for every commit", async () => {
  const folder = await makeTestDataDir();
  const engine = await PGlite.create({
    dataDir: join(folder, "db"),
    fs: new SyncingFs(join(folder, "db")),
    startParams: syncingParameters(PGlite.defaultStartParams),
  });
  const ops = fileOpsOf(engine.Module).stream_ops;
  const sync = ops.fsync;
  let syncs = 0;
  ops.fsync = (stream) => {
    syncs += 1;
    return sync?.(stream) ?? 0;
  };
  await engine.exec("create table t (id int)");
  syncs = 0;
  for (let id = 0; id < 20; id++) await engine.query("insert into t values ($1)", [id]);
  expect(syncs).toBeGreaterThanOrEqual(20);
  await engine.close();
  await rm(folder, { recursive: true });
}, 60_000);
