import { type Kysely, sql } from "kysely";
import type { Log } from "../log.ts";
import type { Tables } from "./tables.ts";

const TICK = 1_000;
/** Every query waits while a checkpoint writes: 45 ms for 16 MB of log, 200 ms for 64. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;
const IDLE_CHECKPOINT_BYTES = 256 * 1024;
const IDLE_TICKS = 5;
const VACUUM_EVERY = 10 * 60_000;

/**
 * Does what a PostgreSQL server's background processes do and the embedded one lacks: a checkpoint when idle or when
 * the log has grown by 16 MB, and VACUUM ANALYZE of the tables that changed most. Without it the log grows without end
 * and the planner guesses. An idle database with nothing to write is asked only, every ten minutes, which tables have
 * changed.
 * @param queries counts the queries so far; unchanged for five seconds means idle.
 * @returns stops it, and settles when nothing of it runs any more.
 */
export function startUpkeep(db: Kysely<Tables>, queries: () => number, log: Log): () => Promise<void> {
  let seen = -1;
  let vacuumed = Date.now();
  let quietTicks = 0;
  let isWritten = false;
  let running = Promise.resolve();

  async function checkpointWhenDue(): Promise<void> {
    quietTicks = queries() === seen ? quietTicks + 1 : 0;
    const idle = quietTicks >= IDLE_TICKS;
    if (idle && isWritten) return;
    const grown = await logSinceCheckpoint(db);
    const isDue = grown > (idle ? IDLE_CHECKPOINT_BYTES : CHECKPOINT_BYTES);
    if (isDue) await sql`checkpoint`.execute(db);
    isWritten = idle;
  }

  async function tick(): Promise<void> {
    await checkpointWhenDue();
    if (Date.now() - vacuumed > VACUUM_EVERY) {
      await vacuumChanged(db);
      vacuumed = Date.now();
    }
    seen = queries();
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = tick()
      .catch((error: unknown) => log.warn({ err: error }, "database upkeep failed"))
      .finally(() => {
        busy = false;
      });
  }, TICK).unref();

  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Bytes of write-ahead log written since the last checkpoint began. */
export async function logSinceCheckpoint(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** VACUUM ANALYZE of tables with over a thousand changed rows, one statement each so that other queries get between. */
export async function vacuumChanged(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_stat_user_tables
    where n_dead_tup > 1000 + n_live_tup / 10 or n_mod_since_analyze > 1000 + n_live_tup / 10`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}
