import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import pg from "pg";
import { DataFolderInUse, type DataLock, lockDataFolder } from "../platform/data-lock.ts";
import { connectPostgres, type Database, openDatabase, openEmbedded } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { createLog } from "../platform/log.ts";

const MIGRATIONS = fileURLToPath(new URL("../platform/db/migrations/", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const ENGINE = join(ROOT, "node_modules/@electric-sql/pglite");
const CACHE = join(ROOT, "node_modules/.cache/4d-test-database");
const log = createLog("silent");

/** A database for one test file, with `url` when it stands on a PostgreSQL server. */
export type TestDatabase = Database & { url: string | undefined };

/**
 * A fresh, migrated database: in memory and restored from an image that is built once per set of migrations
 * (about half a second), or, with TEST_DATABASE_URL, a copy of a template on that server. `close()` drops it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : inMemory();
}

// Once for all test files of this process: half of what it takes to open one.
let compiled: Promise<WebAssembly.Module> | undefined;
const compile = async () => WebAssembly.compile(await readFile(join(ENGINE, "dist/pglite.wasm")));

async function inMemory(): Promise<TestDatabase> {
  compiled ??= compile();
  const input = { folder: undefined, image: await image(), compiled: await compiled };
  const database = await openEmbedded(input, log);
  return { ...database, url: undefined };
}

/** The address of a fresh, migrated database on the server of TEST_DATABASE_URL, and how to drop it. */
export async function createTestDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `fd_template_${await fingerprint()}`;
  const name = `fd_test_${randomUUID().replaceAll("-", "")}`;
  await onMaintenance(server, async (client) => {
    await client.query("select pg_advisory_lock(4044405)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (!rowCount) await makeTemplate(server, client, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const drop = () =>
    onMaintenance(server, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: addressOf(server, name), drop };
}

async function onServer(server: string): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase(server);
  const database = connectPostgres(url, 8, log);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, url, close };
}

// Built under another name and renamed: a run cut short must not leave a template without its tables.
async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const database = connectPostgres(addressOf(server, draft), 2, log);
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function onMaintenance(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function image(): Promise<string> {
  const path = join(CACHE, `${await fingerprint()}.tar`);
  if (!existsSync(path)) await underLock(() => buildImage(path));
  return path;
}

/**
 * A data folder with a migrated embedded database in it, for tests that start a whole server: copied from one
 * made earlier, because making one takes seconds. The caller removes it.
 */
export async function makeTestDataDir(): Promise<string> {
  const master = join(CACHE, `${await fingerprint()}.data`);
  if (!existsSync(master)) await underLock(() => buildDataDir(master));
  const copy = await mkdtemp(join(tmpdir(), "fd-data-"));
  await cp(master, copy, { recursive: true });
  return copy;
}

async function buildDataDir(path: string): Promise<void> {
  if (existsSync(path)) return;
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: draft, databaseUrl: undefined, databasePool: 2 }, log);
  await database.close();
  await forgetOld(".data");
  await rename(draft, path);
}

async function buildImage(path: string): Promise<void> {
  if (existsSync(path)) return;
  const database = await openEmbedded({ folder: undefined, image: undefined }, log);
  await migrate(database.db);
  // The templates of new databases are two thirds of the image, and a test makes no databases.
  await sql`update pg_database set datistemplate = false`.execute(database.db);
  await sql`drop database template0`.execute(database.db);
  await sql`drop database template1`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  const tar = await database.dump();
  await database.close();
  await forgetOld(".tar");
  await writeFile(`${path}.draft`, tar);
  await rename(`${path}.draft`, path);
}

// Another run may be reading an old one right now, so only files unused for an hour are removed.
async function forgetOld(ending: string): Promise<void> {
  // The lock's own files beside these must stay.
  for (const name of (await readdir(CACHE)).filter((one) => one.endsWith(ending))) {
    const path = join(CACHE, name);
    const old = (await stat(path)).mtimeMs < Date.now() - 3_600_000;
    if (old) await rm(path, { recursive: true, force: true });
  }
}

async function underLock(work: () => Promise<void>): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const lock = await patientLock();
  try {
    await work();
  } finally {
    lock.release();
  }
}

async function patientLock(): Promise<DataLock> {
  for (;;) {
    try {
      return await lockDataFolder(CACHE);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      await wait(100);
    }
  }
}

/** Changes with every migration file and with the database's version. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  hash.update("image 2").update(readFileSync(join(ENGINE, "package.json")));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
