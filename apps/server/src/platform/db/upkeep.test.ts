import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { makeTestDataDir } from "../../testing/test-database.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "./database.ts";

it("finds a whole server idle that nobody uses, and writes a checkpoint", async () => {
  const dataDir = await makeTestDataDir();
  const config = { dataDir, databaseUrl: undefined, databasePool: 2 };
  const database = await openDatabase(config, createLog("silent"));
  const server = await startTestApp({}, database);
  // Enough for a checkpoint when idle, far too little for one at any other time.
  await sql`create table probe as select repeat('x', 500) from generate_series(1, 4000)`.execute(database.db);
  const written = Date.now();
  // Every checkpoint writes this file; asking the database would be a query, and queries end idleness.
  const control = join(dataDir, "db/global/pg_control");
  await vi.waitFor(async () => expect((await stat(control)).mtimeMs).toBeGreaterThan(written), {
    timeout: 25_000,
    interval: 250,
  });
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
}, 60_000);
