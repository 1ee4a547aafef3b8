import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

const MOST = 500;

/** Deletes a table's matching rows a few hundred at a time, so that nobody waits long for the database. */
export async function eraseRows(
  db: Kysely<Tables>,
  table: string,
  where: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.table(table);
  for (let erased = MOST; erased === MOST; ) {
    const { rows } = await sql`
      delete from ${name} where ctid = any (array(select ctid from ${name} where ${where} limit ${sql.lit(MOST)}))
      returning 1`.execute(db);
    erased = rows.length;
  }
}
