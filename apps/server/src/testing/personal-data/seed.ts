import { type Kysely, sql } from "kysely";
import { type PersonalRows, personalRows, tables } from "../../domains/account/personal-data-register.ts";
import { belongsTo } from "../../domains/account/personal-rows.repository.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { ColumnPolicy } from "../../platform/personal-data.ts";
import { LEFT, type Maker, MEANT, samples } from "./samples.ts";
import type { Column, Schema } from "./schema.ts";

type Db = Kysely<Tables>;
type Row = Record<string, unknown>;

let serial = 600_000;
const TAKEN = Object.assign(new Error("taken"), { code: "23505" });

/** A word that says where it was written, and by whom. */
const wordOf = (table: string, column: string, mark: string): string => {
  serial += 1;
  return `${table}-${column}-of-${mark}-${serial}`;
};

/** What to seed: for whom, about whom else, and under which mark. */
export interface Seed {
  db: Db;
  schema: Schema;
  owner: number;
  other: number;
  mark: string;
}

const personal = (line: ColumnPolicy | undefined): boolean => line !== undefined && "what" in line;

/** A value of a column's type: a person's number, a unique word, or a new number. */
function valueFor(
  { type, element, allowed, table, column }: Column,
  line: ColumnPolicy | undefined,
  seed: Seed,
) {
  serial += 1;
  const { other, mark } = seed;
  const aboutPerson = line !== undefined && "what" in line && line.person === true;
  const word = personal(line) ? wordOf(table, column, mark) : `w${serial}`;
  if (type === "ARRAY") return element === "_text" ? [word] : [aboutPerson ? other : serial];
  if (type === "jsonb") return JSON.stringify({ word, ...(aboutPerson ? { other } : {}) });
  if (type === "boolean") return true;
  if (type === "smallint") return 1;
  if (type !== "text") return aboutPerson ? other : serial;
  if (allowed.length > 0) return allowed[0];
  return aboutPerson ? `${word}:${other}` : word;
}

async function write(db: Db, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row);
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => row[name]))}) returning *`.execute(db);
  const made = rows[0];
  if (!made) throw new Error(`nothing was written into ${table}`);
  return made;
}

/** A row that another refers to: the person's own, else anybody's, else a new one. */
async function referred(seed: Seed, table: string): Promise<Row> {
  for (const one of personalRows.filter((each) => each.table === table && !each.through)) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(one.of)} = ${seed.owner} limit 1`.execute(seed.db);
    if (rows[0]) return rows[0];
  }
  const own = personalRows.find((each) => each.table === table && !each.through);
  return make(seed, table, own ? { [own.of]: seed.owner } : {}, own?.where);
}

async function make(seed: Seed, table: string, own: Row, where?: string): Promise<Row> {
  const { schema, owner, other, mark } = seed;
  const row: Row = {};
  const maker: Maker = { owner, other, canary: (column) => wordOf(table, column, mark) };
  for (const column of schema.columns.get(table) ?? []) {
    const line = tables[table]?.columns[column.column];
    const needed = personal(line) || !(column.nullable || column.filled);
    if (!column.made && needed) row[column.column] = valueFor(column, line, seed);
  }
  for (const { columns, to, keys } of [...schema.references, ...MEANT].filter(
    (each) => each.table === table,
  )) {
    if (to === "app_user" || to === table || columns.some((name) => !(name in row))) continue;
    const there = await referred(seed, to);
    for (const [index, name] of columns.entries()) row[name] = there[keys[index] ?? ""];
  }
  try {
    return await write(seed.db, table, { ...row, ...samples[table]?.(maker, where), ...own });
  } catch (error) {
    throw new Error(
      `no row of ${table} could be made up: ${String(error)}\nGive it the values it needs in ` +
        "apps/server/src/testing/personal-data/samples.ts",
      { cause: error },
    );
  }
}

/** Whether a column already has a value. */
const says = (value: unknown): boolean =>
  !(value === null || value === "" || value === false || value === 0 || value === "[]" || value === "{}") &&
  !(Array.isArray(value) && value.length === 0);

/** Fills the empty columns of a person's row. */
async function fill(seed: Seed, one: PersonalRows, row: Row & { ctid: string }): Promise<void> {
  const { db, schema, owner, other, mark } = seed;
  const { table } = one;
  const maker: Maker = { owner, other, canary: (column) => wordOf(table, column, mark) };
  const sample = samples[table]?.(maker, one.where) ?? {};
  const keys = schema.keys.get(table) ?? [];
  const columns = (schema.columns.get(table) ?? []).filter(({ column, made }) => {
    const line = tables[table]?.columns[column];
    const fixed = made || keys.includes(column) || column === one.of || LEFT.has(`${table}.${column}`);
    return !fixed && personal(line) && (table === "app_user" && column in sample ? true : !says(row[column]));
  });
  if (columns.length === 0) return;
  const values = columns.map((each) => {
    const value =
      each.column in sample ? sample[each.column] : valueFor(each, tables[table]?.columns[each.column], seed);
    return sql`${sql.ref(each.column)} = ${value}`;
  });
  await sql`update ${sql.table(table)} set ${sql.join(values)} where ctid = ${row.ctid}::tid`.execute(db);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  error.cause.code === "23505";

/** Creates a row of a person's, or, where only one is possible, fills its empty columns. */
async function ensureRows(seed: Seed, one: PersonalRows): Promise<void> {
  const { db, owner, schema } = seed;
  const whose = one.through ? (await referred(seed, one.through.table))[one.through.key] : owner;
  await sql`savepoint made`.execute(db);
  try {
    const own = schema.columns.get(one.table)?.find(({ column }) => column === one.of);
    if (own?.made) throw new Error("the database numbers these itself", { cause: TAKEN });
    await make(seed, one.table, { [one.of]: whose }, one.where);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to made`.execute(db);
    const { rows } = await sql<Row & { ctid: string }>`
      select *, ctid::text from ${sql.table(one.table)} where ${belongsTo(one, owner)} limit 1`.execute(db);
    if (rows[0]) await fill(seed, one, rows[0]);
  }
}

/**
 * Gives a person data in every table that can hold personal data, with a unique word in every column, besides what they
 * already have. Foreign keys lead to their own rows; triggers that protect closed books are disabled meanwhile.
 */
export async function seedEverything(given: Seed): Promise<void> {
  await given.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    const seed = { ...given, db };
    for (const one of personalRows)
      if (!(one.table === "app_user" && one.of === "made_by")) await ensureRows(seed, one);
    for (const [table, { rows, columns }] of Object.entries(tables))
      if (rows.length === 0 && Object.values(columns).some(personal)) await make(seed, table, {});
  });
}
