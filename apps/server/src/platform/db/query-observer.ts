import { BoundedMap } from "../bounded-map.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { QueryObserver } from "./named-pool.ts";

/** A slow statement is logged once in this time, however often it is slow: a busy disk slows all of them. */
const ONCE_IN_MS = 10_000;
const STATEMENTS_MOST = 200;
const SQL_MOST = 2_000;

/**
 * Counts queries, and logs those that take `slowMs` or longer: the statement with its placeholders, never the values
 * (`OPS-3`). Waiting for a lock or for the disk counts, because that is what to look for.
 */
export function createQueryObserver(options: {
  slowMs: number;
  log: Log;
  clock: Clock;
  metrics: { queryEnded: (milliseconds: number) => unknown; querySlow: () => unknown };
}): QueryObserver {
  const { slowMs, log, clock, metrics } = options;
  const written = new BoundedMap<string, number>(STATEMENTS_MOST);
  return (milliseconds, sql) => {
    metrics.queryEnded(milliseconds);
    if (milliseconds < slowMs) return;
    metrics.querySlow();
    const now = clock.now();
    if (now - (written.get(sql) ?? 0) < ONCE_IN_MS) return;
    written.set(sql, now);
    log.warn({ milliseconds: Math.round(milliseconds), sql: sql.slice(0, SQL_MOST) }, "slow query");
  };
}
