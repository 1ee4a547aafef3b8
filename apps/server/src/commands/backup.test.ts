import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectPostgres, openDatabase } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { lastBackup } from "../platform/server-health.repository.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { createTestDatabase, makeTestDataDir } from "../testing/test-database.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const log = createLog("silent");
const server = process.env.TEST_DATABASE_URL;
let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), "fd-backup-"));
});
afterAll(() => rm(workFolder, { recursive: true }));

const embedded = (dataDir: string) => ({ dataDir, databaseUrl: undefined, databasePool: 2, s3: undefined });

async function fill(dataDir: string, word: string): Promise<void> {
  const { db, close } = await openDatabase(embedded(dataDir), log);
  await sql`create table if not exists words (word text)`.execute(db);
  await sql`delete from words`.execute(db);
  await sql`insert into words values (${word})`.execute(db);
  await close();
  await createDiskStorage(join(dataDir, "files")).put("a/word.txt", Buffer.from(word), {
    type: "text/plain",
  });
}

async function wordsIn(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase(embedded(dataDir), log);
  const { rows } = await sql<{ word: string }>`select word from words`.execute(db);
  await close();
  return [...rows.map(({ word }) => word), await readFile(join(dataDir, "files/a/word.txt"), "utf8")];
}

describe("backup of the embedded database", () => {
  it("brings database and files back, into an empty place or beside what was there", async () => {
    const dataDir = await makeTestDataDir();
    const file = join(workFolder, "one.tar.gz");
    await fill(dataDir, "first");
    expect(await makeBackup(embedded(dataDir), file)).toBe(`Saved the database and the files to ${file}.`);
    await fill(dataDir, "second");

    const elsewhere = join(workFolder, "elsewhere");
    await restoreBackup(embedded(elsewhere), file);
    expect(await wordsIn(elsewhere)).toEqual(["first", "first"]);

    await expect(restoreBackup(embedded(dataDir), file)).rejects.toThrow(/is there already\. Add --replace/);
    expect(await wordsIn(dataDir)).toEqual(["second", "second"]);
    expect(await restoreBackup(embedded(dataDir), file, true)).toMatch(/What was there before lies in /);
    expect(await wordsIn(dataDir)).toEqual(["first", "first"]);
    const aside = (await readdir(dataDir)).find((name) => name.startsWith("before-restore-")) ?? "";
    expect(await wordsIn(join(dataDir, aside))).toEqual(["second", "second"]);
    await rm(dataDir, { recursive: true });
  }, 120_000);

  it("refuses while a server holds the folder, and leaves no file", async () => {
    const dataDir = await makeTestDataDir();
    const { close } = await openDatabase(embedded(dataDir), log);
    const file = join(workFolder, "busy.tar.gz");
    await expect(makeBackup(embedded(dataDir), file)).rejects.toThrow(
      /is in use by process \d+\. Stop that server/,
    );
    expect(existsSync(file)).toBe(false);
    await close();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("says what is wrong with a backup, and changes nothing", async () => {
    const dataDir = await makeTestDataDir();
    await fill(dataDir, "first");
    const whole = join(workFolder, "whole.tar.gz");
    await makeBackup(embedded(dataDir), whole);
    const bytes = await readFile(whole);
    const unpacked = gunzipSync(bytes);
    const middle = Buffer.from(bytes);
    const half = Math.floor(bytes.length / 2);
    middle.fill(0x5a, half, half + 64);
    const other = join(workFolder, "other");
    await mkdir(other);
    await writeFile(join(other, "letter.txt"), "dear Otto");
    spawnSync("tar", ["-czf", join(workFolder, "other.tar.gz"), "-C", other, "letter.txt"]);
    const manifest = { format: "fourth-dimension backup 1", database: "embedded", files: true, madeAt: 1 };
    await writeFile(join(other, "manifest.json"), JSON.stringify(manifest));
    spawnSync("tar", ["-czf", join(workFolder, "hollow.tar.gz"), "-C", other, "manifest.json", "letter.txt"]);
    const wrong: [what: string, content: Buffer, sentence: RegExp][] = [
      ["cut in the middle", bytes.subarray(0, half), / of 20\d\d-\S+ \(.*it is cut off: its end is missing/],
      ["cut by a byte", bytes.subarray(0, -1), /it is cut off/],
      ["cut after its head", bytes.subarray(0, 30), /it is cut off/],
      [
        "packed while it was cut",
        gzipSync(unpacked.subarray(0, unpacked.length / 2), { level: 1 }),
        /it is cut off: what is packed in it has no end/,
      ],
      ["damaged", middle, /damaged/],
      ["empty", Buffer.alloc(0), /it is empty/],
      ["noise", Buffer.from("not a tar"), /it is no \.tar\.gz/],
      [
        "of another program",
        await readFile(join(workFolder, "other.tar.gz")),
        /was not made by `npm run backup`/,
      ],
      ["hollow", await readFile(join(workFolder, "hollow.tar.gz")), /db\/PG_VERSION and files is not in it/],
    ];
    for (const [what, content, sentence] of wrong) {
      const file = join(workFolder, `wrong-${what.replaceAll(" ", "-")}.tar.gz`);
      await writeFile(file, content);
      await expect(restoreBackup(embedded(dataDir), file, true), what).rejects.toThrow(sentence);
      expect((await readdir(dataDir)).sort(), what).toEqual(["db", "files"]);
    }
    expect(await wordsIn(dataDir)).toEqual(["first", "first"]);
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("is noted in the database that was saved", async () => {
    const dataDir = await makeTestDataDir();
    const before = Date.now();
    await makeBackup(embedded(dataDir), join(workFolder, "noted.tar.gz"));
    const { db, close } = await openDatabase(embedded(dataDir), log);
    expect(await lastBackup(db)).toBeGreaterThanOrEqual(before);
    await close();
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it("refuses what is no backup, and nothing at all, with a sentence", async () => {
    const noise = join(workFolder, "noise.tar.gz");
    await writeFile(noise, "not a tar");
    await expect(restoreBackup(embedded(join(workFolder, "x")), join(workFolder, "none"))).rejects.toThrow(
      /^There is no file/,
    );
    await expect(makeBackup(embedded(join(workFolder, "y")), noise)).rejects.toThrow(
      /^There is nothing to save/,
    );
  });
});

describe.runIf(server)("backup of a PostgreSQL database", () => {
  it("brings it back into an empty database, and overwrites another only when told", async () => {
    const [from, to] = await Promise.all([
      createTestDatabase(server ?? ""),
      createTestDatabase(server ?? ""),
    ]);
    const file = join(workFolder, "pg.tar.gz");
    const source = connectPostgres(from.url, 1, log);
    await sql`create table words (word text)`.execute(source.db);
    await sql`insert into words values ('first')`.execute(source.db);
    await source.close();
    const at = (databaseUrl: string) => ({ dataDir: join(workFolder, "pg"), databaseUrl, s3: undefined });

    await makeBackup(at(from.url), file);
    await expect(restoreBackup(at(to.url), file)).rejects.toThrow(/is not empty\. Add --replace/);
    await restoreBackup(at(to.url), file, true);
    const restored = connectPostgres(to.url, 1, log);
    expect((await sql`select word from words`.execute(restored.db)).rows).toEqual([{ word: "first" }]);
    await restored.close();
    await expect(restoreBackup(embedded(join(workFolder, "z")), file)).rejects.toThrow(
      /is of a PostgreSQL database/,
    );
    await from.drop();
    await to.drop();
  }, 60_000);

  it("leaves nothing of a newer version behind when it replaces, and loses nothing when it cannot", async () => {
    const { url: databaseUrl, drop } = await createTestDatabase(server ?? "");
    const at = { dataDir: join(workFolder, "pg-older"), databaseUrl, s3: undefined };
    const file = join(workFolder, "pg-older.tar.gz");
    const { db, close } = connectPostgres(databaseUrl, 1, log);
    await sql`create table words (word text primary key)`.execute(db);
    await makeBackup(at, file);
    await sql`insert into words values ('since')`.execute(db);
    await sql`create type mood as enum ('glad')`.execute(db);
    await sql`create table newer (id int8 generated always as identity, word text references words, mood mood)`.execute(
      db,
    );
    await sql`create view newest as select * from newer`.execute(db);
    await sql`create function said(newer) returns text language sql as 'select $1.word'`.execute(db);
    const words = async () => (await sql`select word from words`.execute(db)).rows;
    const left = async () =>
      (
        await sql`select relname as name from pg_class where relname like 'newe%'
          union select proname from pg_proc where proname = 'said'
          union select typname from pg_type where typname = 'mood'`.execute(db)
      ).rows;

    await sql`create schema other`.execute(db);
    await sql`create function other.refuse() returns event_trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`.execute(db);
    await sql`create event trigger refusing on ddl_command_end when tag in ('CREATE INDEX', 'ALTER TABLE')
      execute function other.refuse()`.execute(db);
    await expect(restoreBackup(at, file, true)).rejects.toThrow(/^psql failed: .*no room/s);
    expect(await words()).toEqual([{ word: "since" }]);
    expect(await left()).not.toEqual([]);

    await sql`drop event trigger refusing`.execute(db);
    await restoreBackup(at, file, true);
    expect(await words()).toEqual([]);
    expect(await left()).toEqual([]);
    await close();
    await drop();
  }, 60_000);

  it("is whole though files come while it is made", async () => {
    const { url: databaseUrl, drop } = await createTestDatabase(server ?? "");
    const dataDir = join(workFolder, "pg-live");
    const early = join(dataDir, "files/a/early.bin");
    await mkdir(join(dataDir, "files/a"), { recursive: true });
    await writeFile(early, randomBytes(100_000));
    const file = join(workFolder, "pg-live.tar.gz");
    const late = `touch ${join(dataDir, "files")}/late-$TAR_CHECKPOINT ${join(dataDir, "files/a")}/late-$TAR_CHECKPOINT`;
    vi.stubEnv("TAR_OPTIONS", `--checkpoint=1 --checkpoint-action=exec='${late}'`);
    await makeBackup({ dataDir, databaseUrl, s3: undefined }, file);
    vi.unstubAllEnvs();
    expect(await readdir(join(dataDir, "files"))).toContain("late-1");

    const restored = join(workFolder, "pg-live-restored");
    await restoreBackup({ dataDir: restored, databaseUrl, s3: undefined }, file, true);
    expect(await readFile(join(restored, "files/a/early.bin"))).toEqual(await readFile(early));
    await drop();
  }, 60_000);
});
