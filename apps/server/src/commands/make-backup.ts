import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import { lockDataFolder } from "../platform/data-lock.ts";
import { connectPostgres, openEmbedded } from "../platform/db/database.ts";
import { createLog } from "../platform/log.ts";
import { saveBackupTime } from "../platform/server-health.repository.ts";
import { settingsKeyPath } from "../platform/settings-key.ts";
import { writeManifest } from "./manifest.ts";
import { CommandError } from "./run-command.ts";
import { postgresVariables, runProgram } from "./run-program.ts";

export type BackupConfig = Pick<Config, "dataDir" | "databaseUrl" | "s3"> &
  Partial<Pick<Config, "settingsKey">>;

/**
 * Saves the database and the stored files into one .tar.gz, which gets its name only once it is whole. With the
 * embedded database the server must be stopped; PostgreSQL is saved as of one moment.
 * @returns a sentence saying what was saved.
 * @throws DataFolderInUse while a server runs on the embedded database, CommandError for anything else.
 */
export async function makeBackup(config: BackupConfig, target: string): Promise<string> {
  const dataDir = resolve(config.dataDir);
  if (!config.databaseUrl && !existsSync(join(dataDir, "db"))) {
    throw new CommandError(`There is nothing to save: ${dataDir} holds no database.`);
  }
  await mkdir(dirname(resolve(target)), { recursive: true });
  const lock = config.databaseUrl ? undefined : await lockDataFolder(dataDir);
  const workFolder = await mkdtemp(join(dirname(resolve(target)), ".backup-"));
  try {
    return await packAll({ config, dataDir, workFolder, target: resolve(target) });
  } finally {
    lock?.release();
    await rm(workFolder, { recursive: true, force: true });
  }
}

interface BackupWork {
  config: BackupConfig;
  dataDir: string;
  /** Our folder beside the target, for unfinished files. */
  workFolder: string;
  target: string;
}

/**
 * Whether GNU tar ended with 1 only because files changed while it read. PostgreSQL's server keeps running, and a
 * stored file never changes: every file the dump refers to is whole.
 */
const isOnlyFileChange = (code: number | null, stderr: string): boolean =>
  code === 1 &&
  stderr
    .trim()
    .split("\n")
    .every((line) => /: (?:file changed as|File removed before) we read it$/.test(line));

/**
 * Records the backup in the database, for the gauge behind the alert on old backups. An older schema has no table for
 * it. @returns whether it was recorded, or need not be
 */
async function recordBackupInDatabase({ databaseUrl }: BackupConfig, dataDir: string): Promise<boolean> {
  const log = createLog("silent");
  try {
    const database = databaseUrl
      ? connectPostgres(databaseUrl, 1, log)
      : await openEmbedded({ folder: join(dataDir, "db"), image: undefined }, log);
    try {
      const { rows } = await sql<{ there: boolean }>`
        select to_regclass('last_done') is not null as there`.execute(database.db);
      if (rows[0]?.there) await saveBackupTime(database.db, Date.now());
    } finally {
      await database.close();
    }
    return true;
  } catch {
    return false;
  }
}

async function packAll({ config, dataDir, workFolder, target }: BackupWork): Promise<string> {
  const files = !config.s3 && existsSync(join(dataDir, "files"));
  await writeManifest(workFolder, {
    database: config.databaseUrl ? "postgres" : "embedded",
    files,
    madeAt: Date.now(),
  });
  const parts = ["-C", workFolder, "manifest.json"];
  if (config.databaseUrl) {
    const dump = join(workFolder, "database.dump");
    const variables = postgresVariables(config.databaseUrl);
    await runProgram("pg_dump", ["--format=custom", "--no-owner", "--file", dump], { variables });
    parts.push("database.dump");
  }
  const inDataDir = [...(config.databaseUrl ? [] : ["db"]), ...(files ? ["files"] : [])];
  if (inDataDir.length > 0) parts.push("-C", dataDir, ...inDataDir);
  const whole = join(workFolder, "whole.tar.gz");
  await runProgram("tar", ["--exclude", "files/.staging", "-czf", whole, ...parts], {
    variables: { LC_ALL: "C" },
    toleratesExit: config.databaseUrl ? isOnlyFileChange : undefined,
  });
  // It holds the keys that sign logins.
  await chmod(whole, 0o600);
  await rename(whole, target);
  const key = settingsKeyPath(dataDir);
  const isRecorded = await recordBackupInDatabase(config, dataDir);
  const sentences = [
    `Saved the database${files ? " and the files" : ""} to ${target}.`,
    ...(isRecorded
      ? []
      : ["The database could not note it, so the alert of old backups does not know of it."]),
    ...(config.s3 ? ["The files in S3 are not in it."] : []),
    ...(!config.settingsKey && existsSync(key)
      ? [`Its secrets open only with ${key}: keep a copy of that elsewhere.`]
      : []),
  ];
  return sentences.join(" ");
}
