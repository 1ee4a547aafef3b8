import { type Kysely, sql } from "kysely";
import { StartRefused } from "../start-refused.ts";
import type { Tables } from "./tables.ts";

/** The oldest version the server is tested with. */
const OLDEST = 15;

interface Facts {
  version: number;
  encoding: string;
  reads_only: string;
  may_make: boolean;
  there: boolean;
}

/**
 * Checks a PostgreSQL before anything is written to it: new enough, in UTF-8, not a replica, and we may create tables.
 * @throws StartRefused with what it lacks.
 */
export async function ensureUsablePostgres(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as reads_only,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_make,
      to_regclass('schema_migration') is not null as there`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const refuse = (why: string): never => {
    throw new StartRefused(`The database at DATABASE_URL cannot be used: ${why}.`);
  };
  if (facts.version < OLDEST)
    refuse(`it is of PostgreSQL ${facts.version}, and ${OLDEST} is the oldest that serves`);
  if (facts.encoding !== "UTF8") refuse(`it is in ${facts.encoding}, and must be in UTF8`);
  if (facts.reads_only === "on") refuse("it only lets itself be read, as a replica does");
  if (!facts.may_make) refuse("its user may not create tables in it");
  if (!facts.there) await ensureEmpty(db, refuse);
}

/** Another program's tables may have the same names as ours. */
async function ensureEmpty(db: Kysely<Tables>, refuse: (why: string) => never): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
    )
    order by 1 limit 1`.execute(db);
  if (rows[0])
    refuse(`it holds tables of another program, such as ${rows[0].name}; give the server an empty one`);
}
