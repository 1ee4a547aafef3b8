import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { settingsKeyPath } from "../platform/settings-key.ts";
import { befriend, logIn, person } from "../testing/person.ts";
import { createTestDatabase, makeTestDataDir } from "../testing/test-database.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const log = createLog("silent");
const server = process.env.TEST_DATABASE_URL;

const configOf = (dataDir: string, databaseUrl?: string): Config =>
  readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    STARTER_CONTENT: "off",
    RATE_LIMIT_SCALE: "1000",
    ADMIN_PASSWORD: "admin-secret",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });

/** Runs the whole server while the work runs. */
async function served<T>(config: Config, work: (address: string) => Promise<T>): Promise<T> {
  const app = await createApp(config);
  try {
    return await work(`http://127.0.0.1:${await app.listen()}`);
  } finally {
    await app.close();
  }
}

/** Creates two friends, a group, messages and a file; returns the file's address. */
async function live(address: string): Promise<string> {
  const mei = await person(address, "mei");
  const otto = await person(address, "otto");
  await befriend(mei, otto);
  const { id: groupId } = await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } });
  for (let number = 0; number < 20; number += 1) {
    const content = `plum ${number} 🍵`;
    await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } });
    await otto.call(api.groupMessages.send, { body: { groupId, content, type: 0 } });
  }
  const form = new FormData();
  form.append("file", new Blob([randomBytes(300_000)]), "tea.bin");
  const headers = { accessToken: mei.tokens.accessToken };
  const answer = await fetch(`${address}/api/file/upload`, { method: "POST", headers, body: form });
  return ((await answer.json()) as { data: string }).data;
}

/** Mei writes to Otto; returns the message's id. */
async function write(address: string, content: string): Promise<number> {
  const [mei, otto] = [await logIn(address, "mei"), await logIn(address, "otto", 1)];
  return (await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } })).id;
}

/** Every row by table, except id counters, and every file by its checksum. */
async function everythingOf(config: Config): Promise<Record<string, unknown>> {
  const { db, close } = await openDatabase(config, log);
  try {
    return { ...(await rowsOf(db)), ...(await filesOf(join(config.dataDir, "files"))) };
  } finally {
    await close();
  }
}

async function rowsOf<DB>(db: Kysely<DB>): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    found[`table ${name}`] = rows.map(({ row }) => row);
  }
  delete found["table stream_head"];
  return found;
}

/** All id counters: the sequences and the newest ids of both streams. */
async function countersOf(config: Config): Promise<Map<string, number>> {
  const { db, close } = await openDatabase(config, log);
  try {
    const { rows } = await sql<{ name: string; last: number }>`
      select sequencename as name, coalesce(last_value, 0)::int8 as last from pg_sequences where schemaname = 'public'
      union all select kind, last_id from stream_head`.execute(db);
    return new Map(rows.map(({ name, last }) => [name, last]));
  } finally {
    await close();
  }
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(".staging"));
  const sums = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const sum = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
    return [`file ${path.slice(folder.length)}`, sum] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

interface Place {
  readonly config: Config;
  /** Destroys all data and returns the config of an empty place. */
  readonly destroy: () => Promise<Config>;
  readonly leave: () => Promise<void>;
}

/** Restores the key, which no backup holds and the server needs to start. */
async function bringKey(dataDir: string, key: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(settingsKeyPath(dataDir), key);
}

async function embedded(): Promise<Place> {
  const dataDir = await makeTestDataDir();
  const config = configOf(dataDir);
  const destroy = async () => {
    const key = await readFile(settingsKeyPath(dataDir));
    await rm(dataDir, { recursive: true });
    await bringKey(dataDir, key);
    return config;
  };
  return { config, destroy, leave: () => rm(dataDir, { recursive: true }) };
}

async function onPostgres(): Promise<Place> {
  const [from, to] = [await createTestDatabase(server ?? ""), await createTestDatabase(server ?? "")];
  const dataDir = await mkdtemp(join(tmpdir(), "fd-restored-"));
  const destroy = async () => {
    const key = await readFile(settingsKeyPath(dataDir));
    await from.drop();
    await rm(dataDir, { recursive: true });
    await bringKey(dataDir, key);
    return configOf(dataDir, to.url);
  };
  const leave = async () => {
    await to.drop();
    await rm(dataDir, { recursive: true });
  };
  return { config: configOf(dataDir, from.url), destroy, leave };
}

const places = [
  { name: "the embedded database", open: embedded },
  ...(server ? [{ name: "PostgreSQL", open: onPostgres }] : []),
];

describe.each(places)("$name saved, destroyed and restored", ({ open }) => {
  it("is identical to the last row and byte, gives no id twice, and a server goes on with it", async () => {
    const { config, destroy, leave } = await open();
    const workFolder = await mkdtemp(join(tmpdir(), "fd-desk-"));
    const url = await served(config, live);
    const before = await everythingOf(config);
    const counted = await countersOf(config);
    expect(String(before["table private_message"])).toContain("plum 19 🍵");
    expect(Object.keys(before).filter((name) => name.startsWith("file "))).not.toHaveLength(0);
    // The key that seals secrets is kept apart from what it seals (`docs/decisions/administration.md`).
    expect(await makeBackup(config, join(workFolder, "whole.tar.gz"))).toMatch(
      /open only with .+settings\.key/,
    );

    const lost = await served(config, (address) => write(address, "lost"));
    const empty = await destroy();
    await restoreBackup(empty, join(workFolder, "whole.tar.gz"), true);
    expect(await everythingOf(empty)).toEqual(before);
    const counters = await countersOf(empty);
    expect([...counters.keys()].sort()).toEqual([...counted.keys()].sort());
    for (const [name, last] of counters) expect(last - (counted.get(name) ?? 0), name).toBe(1_000_000);
    await served(empty, async (address) => {
      const otto = await logIn(address, "otto");
      const received = await otto.call(api.privateMessages.pull, { query: { minId: 0 } });
      expect(received.filter(({ type }) => type === 0).map(({ content }) => content)).toContain("plum 19 🍵");
      expect((await (await fetch(`${address}${url}`)).arrayBuffer()).byteLength).toBe(300_000);
      // A device that already has the lost rows asks for what comes after them.
      await write(address, "new");
      const after = await otto.call(api.privateMessages.pull, { query: { minId: lost } });
      expect(after.filter(({ type }) => type === 0).map(({ content }) => content)).toEqual(["new"]);
    });
    await rm(workFolder, { recursive: true });
    await leave();
  }, 120_000);
});
