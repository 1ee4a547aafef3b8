import { createHash } from "node:crypto";
import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type pg from "pg";
import { asDatabaseError } from "./database-unavailable.ts";

/** Told the milliseconds each query took, and its statement without the values. */
export type QueryObserver = (milliseconds: number, sql: string) => void;

const AHEAD = "/* ahead */ ";

/**
 * Begins a write whose answer nobody reads, inside a transaction only: it is sent and not waited for, and travels
 * with the statement after it, the COMMIT perhaps. When it fails, that one fails with its error.
 */
export const ahead = sql.raw(AHEAD);

const BEGIN = "begin";
const MOST_NAMES = 400;
const LONGEST_NAMED = 6_000;
const PREPARABLE = /^(\/\* ahead \*\/)?\s*(select|insert|update|delete|with)\b/i;
const UNREAD: PostgresQueryResult<never> = { command: "SELECT", rowCount: 0, rows: [] };

/**
 * Kysely's view of a pg pool with three additions: a parameterised statement is prepared under a name made
 * from its SQL, so that the server parses and plans it once per connection; a lost connection surfaces as
 * `DatabaseUnavailable`; and neither a transaction's BEGIN nor what is marked `ahead` is waited for. Names are
 * capped: statements whose SQL varies (long `in` lists) run unnamed.
 */
export function namedPool(pool: pg.Pool, observe: QueryObserver): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw asDatabaseError(error);
    });
    const known = clients.get(client) ?? new NamedClient(client, names, observe);
    clients.set(client, known);
    return known;
  }

  return { connect, end: () => pool.end(), options: pool.options };
}

class NamedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: Map<string, string>;
  readonly #observe: QueryObserver;
  /** Sent, and not yet waited for. */
  #ahead: Promise<unknown>[] = [];

  constructor(client: pg.PoolClient, names: Map<string, string>, observe: QueryObserver) {
    this.#client = client;
    this.#names = names;
    this.#observe = observe;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(sql: string, parameters: ReadonlyArray<unknown> = []): Promise<PostgresQueryResult<unknown>> {
    const started = performance.now();
    const name = parameters.length > 0 ? nameOf(sql, this.#names) : undefined;
    const asked = this.#client.query({ text: sql, values: [...parameters], ...(name && { name }) });
    if (sql === BEGIN || sql.startsWith(AHEAD)) return this.#later(asked);
    const ahead = this.#ahead;
    this.#ahead = [];
    try {
      const [result] = await Promise.all([asked, ...ahead]);
      return { command: commandOf(result.command), rowCount: result.rowCount ?? 0, rows: result.rows };
    } catch (error) {
      throw asDatabaseError(error);
    } finally {
      this.#observe(performance.now() - started, sql);
    }
  }

  /** Its failure is told to the statement that follows. */
  #later(asked: Promise<unknown>): PostgresQueryResult<never> {
    asked.catch(() => undefined);
    this.#ahead.push(asked);
    return UNREAD;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

const COMMANDS = ["INSERT", "UPDATE", "DELETE", "MERGE", "COMMIT", "ROLLBACK"] as const;

// Kysely looks only for these; everything else it treats as a read.
function commandOf(command: string): (typeof COMMANDS)[number] | "SELECT" {
  return COMMANDS.find((known) => known === command) ?? "SELECT";
}

function nameOf(sql: string, names: Map<string, string>): string | undefined {
  const known = names.get(sql);
  if (known) return known;
  if (names.size >= MOST_NAMES || sql.length > LONGEST_NAMED || !PREPARABLE.test(sql)) return undefined;
  const name = `q${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
  names.set(sql, name);
  return name;
}
