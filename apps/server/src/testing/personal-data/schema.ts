import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

type Db = Kysely<Tables>;

/** A column as the database has it. */
export interface Column {
  table: string;
  column: string;
  /** `bigint`, `text`, `ARRAY`, `jsonb`… */
  type: string;
  nullable: boolean;
  /** The database fills it by default. */
  filled: boolean;
  /** It is generated and cannot be written. */
  made: boolean;
  /** The values a check constraint allows. */
  allowed: readonly string[];
  /** The type of an array's elements, as `_int8`. */
  element: string;
}

/** A foreign key: columns here, table and columns there. */
export interface Reference {
  table: string;
  columns: readonly string[];
  to: string;
  keys: readonly string[];
}

export interface Schema {
  columns: ReadonlyMap<string, readonly Column[]>;
  keys: ReadonlyMap<string, readonly string[]>;
  references: readonly Reference[];
}

const names = (list: string): string[] => list.split(",").map((name) => name.trim().replaceAll('"', ""));

async function findColumns(db: Db, checks: ReadonlyMap<string, readonly string[]>): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, "allowed">>`
    select table_name as "table", column_name as "column", data_type as type, udt_name as element,
      is_nullable = 'YES' as nullable, column_default is not null as filled,
      is_generated = 'ALWAYS' or is_identity = 'YES' as made
    from information_schema.columns where table_schema = current_schema()
    order by table_name, ordinal_position`.execute(db);
  return rows.map((one) => ({ ...one, allowed: checks.get(`${one.table}.${one.column}`) ?? [] }));
}

/** The database's own description of its schema, after all migrations. */
export async function readSchema(db: Db): Promise<Schema> {
  const { rows } = await sql<{ table: string; type: string; words: string }>`
    select conrelid::regclass::text as "table", contype::text as type, pg_get_constraintdef(oid) as words
    from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'p')`.execute(
    db,
  );
  const checks = new Map<string, string[]>();
  const keys = new Map<string, string[]>();
  const references: Reference[] = [];
  for (const { table, type, words } of rows) {
    const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(words);
    if (list)
      checks.set(
        `${table}.${list[1]}`,
        [...(list[2] ?? "").matchAll(/'([^']*)'/g)].map((one) => one[1] ?? ""),
      );
    const key = /^PRIMARY KEY \((.+)\)$/.exec(words);
    if (key) keys.set(table, names(key[1] ?? ""));
    const reference = /^FOREIGN KEY \((.+?)\) REFERENCES (\w+)\((.+?)\)/.exec(words);
    if (type === "f" && reference)
      references.push({
        table,
        columns: names(reference[1] ?? ""),
        to: reference[2] ?? "",
        keys: names(reference[3] ?? ""),
      });
  }
  const columns = Map.groupBy(await findColumns(db, checks), (one) => one.table);
  return { columns, keys, references };
}
