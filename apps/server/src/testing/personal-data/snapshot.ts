import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type PersonalRows, tables } from "../../domains/account/personal-data-register.ts";
import { belongsTo } from "../../domains/account/personal-rows.repository.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Schema } from "./schema.ts";

type Db = Kysely<Tables>;
export type Row = Record<string, unknown>;

/** All rows of all tables. */
export type Snapshot = ReadonlyMap<string, readonly Row[]>;

export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const all = new Map<string, Row[]>();
  for (const table of Object.keys(tables)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
      db,
    );
    all.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** The key that identifies a row in its table. */
export const keyOf = ({ keys }: Schema, table: string, row: Row): string =>
  JSON.stringify((keys.get(table) ?? []).map((name) => row[name]));

/** Keys of the rows that the register assigns to a person. */
export async function keysOf(db: Db, schema: Schema, one: PersonalRows, userId: number): Promise<string[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(one.table)} t where ${belongsTo(one, userId)}`.execute(db);
  return rows.map(({ row }) => keyOf(schema, one.table, row));
}

/** Files in a folder that contain a word, by path. */
export async function filesWith(folder: string, word: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (word.test(path) || word.test((await readFile(path)).toString("latin1"))) found.push(path);
  }
  return found;
}
