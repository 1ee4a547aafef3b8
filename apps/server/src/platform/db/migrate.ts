import { readdir } from "node:fs/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { StartRefused } from "../start-refused.ts";
import type { Tables } from "./tables.ts";

/**
 * One step of the schema: a file `migrations/NNNN-name.ts` exporting `up`. There is no way down. Write it with
 * `db.schema` or `sql`: typed queries would follow the tables of later versions. A migration that exports
 * `bearable = true` leaves every older version able to start and work, like one that only adds.
 */
export interface Migration {
  name: string;
  up: (db: Kysely<Tables>) => Promise<void>;
  bearable?: boolean;
}

const FOLDER = new URL("./migrations/", import.meta.url);
const FILE = /^\d{4}-[a-z0-9-]+\.ts$/;
// Any fixed number, the same in every version of the server: the nodes queue on it.
const LOCK = 4_044_404;

/** Names of the migration files, in the order they apply: by number, then by name. */
async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => FILE.test(file)).sort();
  return files.map((file) => file.slice(0, -".ts".length));
}

/** Loads the migration files of this version. @throws when one exports no `up`. */
export async function loadMigrations(): Promise<Migration[]> {
  const names = await migrationNames();
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(new URL(`${name}.ts`, FOLDER).href);
      if (!isMigration(module)) throw new Error(`The migration ${name} exports no function "up"`);
      return { name, up: module.up, bearable: module.bearable === true };
    }),
  );
}

const isMigration = (module: unknown): module is Pick<Migration, "up"> & { bearable?: unknown } =>
  typeof module === "object" && module !== null && "up" in module && typeof module.up === "function";

/**
 * Applies the missing migrations, each in a transaction of its own together with its record, so an interrupted start
 * leaves only whole steps. Several nodes may start at once: an advisory lock serialises them. Domains number in ranges
 * of their own, so a migration may come in before others already applied.
 * @returns the names applied now.
 */
export async function migrate(db: Kysely<Tables>, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await loadMigrations());
  const applied: string[] = [];
  const known = await appliedNames(db);
  for (const migration of wanted) {
    if (known.has(migration.name)) continue;
    if (await db.transaction().execute((trx) => applyOnce(trx, migration))) applied.push(migration.name);
  }
  return applied;
}

/** How many names fit in a sentence. */
const NAMED = 3;

/**
 * Checks, before anything is changed, whether a newer version has changed the schema in a way this one cannot work
 * with: it would write rows the newer one cannot read, or lose data it does not know.
 * @throws StartRefused naming those migrations.
 */
export async function ensureNoNewerSchema(db: Kysely<Tables>, known?: readonly string[]): Promise<void> {
  const ours = new Set(known ?? (await migrationNames()));
  const applied = await appliedRows(db);
  const newer = applied.filter(({ name, bearable }) => !ours.has(name) && bearable !== true);
  if (newer.length === 0) return;
  const names = newer.slice(0, NAMED).map(({ name }) => name);
  const more = newer.length > NAMED ? ` and ${newer.length - NAMED} more` : "";
  throw new StartRefused(
    `The database was brought up to date by a newer version of the server (${names.join(", ")}${more}), on which this one cannot work: start that version, or restore a backup made before it.`,
  );
}

/** `bearable` is missing when only older versions, without that column, have worked on the database. */
async function appliedRows(db: Kysely<Tables>): Promise<{ name: string; bearable?: boolean }[]> {
  if ((await appliedNames(db)).size === 0) return [];
  return db.selectFrom("schema_migration").selectAll().orderBy("name").execute();
}

async function appliedNames(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return new Set();
  const records = await db.selectFrom("schema_migration").select("name").execute();
  return new Set(records.map(({ name }) => name));
}

async function applyOnce(trx: Transaction<Tables>, migration: Migration): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  await sql`create table if not exists schema_migration (name text primary key, applied_at int8 not null)`.execute(
    trx,
  );
  await sql`alter table schema_migration add column if not exists bearable boolean not null default false`.execute(
    trx,
  );
  const known = trx.selectFrom("schema_migration").select("name").where("name", "=", migration.name);
  if (await known.executeTakeFirst()) return false;
  await migration.up(trx);
  const { name, bearable = false } = migration;
  await trx.insertInto("schema_migration").values({ name, bearable, applied_at: Date.now() }).execute();
  return true;
}
