import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { lockDataFolder } from "../platform/data-lock.ts";
import { connectPostgres, openEmbedded } from "../platform/db/database.ts";
import { syncTree } from "../platform/db/embedded-folder.ts";
import { createLog } from "../platform/log.ts";
import { inspectBackup } from "./inspect-backup.ts";
import type { BackupConfig } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { CommandError } from "./run-command.ts";
import { postgresVariables, runProgram } from "./run-program.ts";

/**
 * Drops everything in the schema `public` except what belongs to extensions, including tables of a newer version that
 * the dump does not know. The schema itself stays, with its owner and privileges, which may not be ours.
 */
const CLEAR = `
do $$
declare
  line text;
begin
  for line in
    select format('drop %s if exists %s cascade', kind, name)
    from (
      select 1 as turn, 'pg_class'::regclass as place, oid, oid::regclass::text as name, relnamespace as room,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end as kind
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all
      select 2, 'pg_proc'::regclass, oid, oid::regprocedure::text, pronamespace,
        case prokind when 'a' then 'aggregate' when 'p' then 'procedure' else 'function' end
      from pg_proc
      union all
      select 3, 'pg_type'::regclass, oid, oid::regtype::text, typnamespace,
        case typtype when 'd' then 'domain' else 'type' end
      from pg_type
      where typtype in ('d', 'e', 'r')
        or (typtype = 'c' and typrelid in (select oid from pg_class where relkind = 'c'))
    ) found
    where room = 'public'::regnamespace and not exists (
      select from pg_depend
      where classid = found.place and objid = found.oid and deptype in ('e', 'i')
    )
    order by turn
  loop
    execute line;
  end loop;
end
$$;
`;

/** Ensures that no id given out after the backup is given out again; the script says why. */
const ADVANCE_IDS_SQL = join(import.meta.dirname, "advance-ids.sql");

/**
 * Restores a backup into the place the configuration names. Existing data is never overwritten: the command is
 * refused, or with `replace` moves it aside (embedded database, files) or clears it (PostgreSQL).
 * @returns a sentence saying what was restored and where the old data went.
 * @throws DataFolderInUse while a server runs on the folder, CommandError for anything else.
 */
export async function restoreBackup(config: BackupConfig, source: string, replace = false): Promise<string> {
  if (!existsSync(source)) throw new CommandError(`There is no file ${source}.`);
  const manifest = await inspectBackup(source);
  const dataDir = resolve(config.dataDir);
  const lock = await lockDataFolder(dataDir);
  const workFolder = await mkdtemp(join(dataDir, ".restore-"));
  try {
    await refuseMismatch(config, manifest, dataDir, replace);
    await runProgram("tar", ["-xzf", source, "-C", workFolder]);
    ensureWhole(workFolder, manifest);
    if (config.databaseUrl) await restorePostgres(config.databaseUrl, workFolder, replace);
    else await advanceIds(join(workFolder, "db"));
    const aside = await moveIntoPlace(dataDir, workFolder, manifest);
    return `Restored the backup of ${new Date(manifest.madeAt).toISOString()}.${aside}`;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
    lock.release();
  }
}

/** Checks that everything in the manifest is there. @throws CommandError naming what is missing */
function ensureWhole(workFolder: string, { database, files }: Manifest): void {
  const promised = [database === "embedded" ? "db/PG_VERSION" : "database.dump", ...(files ? ["files"] : [])];
  const missing = promised.filter((name) => !existsSync(join(workFolder, name)));
  if (missing.length > 0)
    throw new CommandError(
      `The backup cannot be restored: ${missing.join(" and ")} is not in it, though its manifest says so. Nothing was changed.`,
    );
}

/** Clears and restores by one script in one transaction, so an interrupted restore leaves the old data. */
async function restorePostgres(databaseUrl: string, workFolder: string, replace: boolean): Promise<void> {
  const variables = postgresVariables(databaseUrl);
  const [clear, fill] = [join(workFolder, "clear.sql"), join(workFolder, "fill.sql")];
  await writeFile(clear, replace ? CLEAR : "");
  await runProgram("pg_restore", ["--no-owner", "--file", fill, join(workFolder, "database.dump")]);
  const options = ["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--single-transaction"];
  const scripts = [clear, fill, ADVANCE_IDS_SQL].flatMap((script) => ["--file", script]);
  await runProgram("psql", [...options, ...scripts], { variables });
}

async function advanceIds(folder: string): Promise<void> {
  const database = await openEmbedded({ folder, image: undefined }, createLog("silent"));
  try {
    await sql.raw(await readFile(ADVANCE_IDS_SQL, "utf8")).execute(database.db);
  } finally {
    await database.close();
  }
}

async function refuseMismatch(config: BackupConfig, manifest: Manifest, dataDir: string, replace: boolean) {
  const wanted = config.databaseUrl ? "postgres" : "embedded";
  if (manifest.database !== wanted) {
    throw new CommandError(
      `This backup is of ${manifest.database === "postgres" ? "a PostgreSQL" : "an embedded"} database: ${
        wanted === "embedded" ? "set DATABASE_URL to an empty database" : "unset DATABASE_URL"
      } to restore it.`,
    );
  }
  if (replace) return;
  const names = manifest.database === "embedded" ? ["db", "files"] : ["files"];
  const taken = names.filter((name) => existsSync(join(dataDir, name)));
  if (taken.length > 0) {
    throw new CommandError(
      `${join(dataDir, taken[0] ?? "")} is there already. Add --replace to move it aside.`,
    );
  }
  if (config.databaseUrl && (await hasTables(config.databaseUrl))) {
    throw new CommandError("The database at DATABASE_URL is not empty. Add --replace to overwrite it.");
  }
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const database = connectPostgres(databaseUrl, 1, createLog("silent"));
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(
      database.db,
    );
    return rows.length > 0;
  } finally {
    await database.close();
  }
}

async function moveIntoPlace(dataDir: string, workFolder: string, manifest: Manifest): Promise<string> {
  const names = [...(manifest.database === "embedded" ? ["db"] : []), ...(manifest.files ? ["files"] : [])];
  const old = join(dataDir, `before-restore-${Date.now()}`);
  let moved = false;
  for (const name of names) {
    await syncTree(join(workFolder, name));
    if (existsSync(join(dataDir, name))) {
      await mkdir(old, { recursive: true });
      await rename(join(dataDir, name), join(old, name));
      moved = true;
    }
    await rename(join(workFolder, name), join(dataDir, name));
  }
  return moved ? ` What was there before lies in ${old}.` : "";
}
