import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

const PAUSE_MS = 150;

/** Kills one of the server's own connections again and again, whatever it is doing. Ends with how many were. */
export function killConnections(db: Kysely<Tables>): () => number {
  let killed = 0;
  const timer = setInterval(() => {
    sql<{ hit: boolean }>`
      select pg_terminate_backend(pid) as hit from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and application_name <> 'judge'
      order by random() limit 1`
      .execute(db)
      .then(({ rows }) => {
        killed += rows.length;
      })
      .catch(() => undefined);
  }, PAUSE_MS);
  return () => {
    clearInterval(timer);
    return killed;
  };
}
