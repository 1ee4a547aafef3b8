import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from "kysely";
import type pg from "pg";
import { ConnectionQueue, type Holder, type Patience } from "./connection-queue.ts";
import { asDatabaseError } from "./database-unavailable.ts";

/** Called with the milliseconds each query took, and its statement without the values. */
export type QueryObserver = (milliseconds: number, sql: string) => void;

const AHEAD = "/* ahead */ ";

/**
 * Marks a write whose result nobody reads, inside a transaction only: it is sent without waiting and travels with the
 * next statement, possibly the COMMIT. If it fails, that statement fails with its error.
 */
export const ahead = sql.raw(AHEAD);

const BEGIN = "begin";
const MOST_NAMES = 400;
const LONGEST_NAMED = 6_000;
const PREPARABLE = /^(\/\* ahead \*\/)?\s*(select|insert|update|delete|with)\b/i;
const UNREAD: PostgresQueryResult<never> = { command: "SELECT", rowCount: 0, rows: [] };

/**
 * Kysely's view of a pg pool with four additions: requests for a connection wait in a `ConnectionQueue`; a
 * parameterised statement is prepared under a name derived from its SQL, so the server parses and plans it once per
 * connection; a lost connection surfaces as `DatabaseUnavailable`; and neither a transaction's BEGIN nor a statement
 * marked `ahead` is waited for. The number of names is capped: statements whose SQL varies (long `in` lists) run
 * unnamed.
 */
export function namedPool(pool: pg.Pool, observe: QueryObserver, patience: Patience): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, NamedClient>();
  const queue = new ConnectionQueue(pool.options.max, patience);

  async function connect(): Promise<PostgresPoolClient> {
    const holder = await queue.enter();
    queue.note(holder, 1);
    try {
      const client = await withRoom(() => pool.connect());
      const known = clients.get(client) ?? new NamedClient({ client, names, observe, queue });
      clients.set(client, known);
      known.holder = holder;
      return known;
    } catch (error) {
      queue.leave(holder);
      throw asDatabaseError(error);
    } finally {
      queue.note(holder, -1);
    }
  }

  const end = async () => {
    queue.close();
    await pool.end();
  };
  return { connect, end, options: pool.options };
}

const ROOM_TRIES = 25;
const ROOM_PAUSE_MS = 200;

/** When PostgreSQL has no connection left, waits until we or others return one. */
async function withRoom<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      const isCrowded = error instanceof Error && "code" in error && error.code === "53300";
      if (!isCrowded || tries === ROOM_TRIES) throw error;
      await pause(ROOM_PAUSE_MS);
    }
  }
}

interface NamedClientOptions {
  client: pg.PoolClient;
  names: Map<string, string>;
  observe: QueryObserver;
  queue: ConnectionQueue;
}

class NamedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: Map<string, string>;
  readonly #observe: QueryObserver;
  readonly #queue: ConnectionQueue;
  /** The current holder; Kysely uses one object per connection for the connection's lifetime. */
  holder: Holder | undefined;
  /** Sent, and not yet waited for. */
  #ahead: Promise<unknown>[] = [];

  constructor({ client, names, observe, queue }: NamedClientOptions) {
    this.#client = client;
    this.#names = names;
    this.#observe = observe;
    this.#queue = queue;
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
    const { holder } = this;
    if (holder) this.#queue.note(holder, 1);
    try {
      const [result] = await Promise.all([asked, ...ahead]);
      return { command: commandOf(result.command), rowCount: result.rowCount ?? 0, rows: result.rows };
    } catch (error) {
      throw asDatabaseError(error);
    } finally {
      if (holder) this.#queue.note(holder, -1);
      this.#observe(performance.now() - started, sql);
    }
  }

  /** Its failure is reported by the statement that follows. */
  #later(asked: Promise<unknown>): PostgresQueryResult<never> {
    asked.catch(() => undefined);
    this.#ahead.push(asked);
    return UNREAD;
  }

  release(destroy?: boolean): void {
    const { holder } = this;
    this.holder = undefined;
    this.#client.release(destroy);
    if (holder) this.#queue.leave(holder);
  }
}

const COMMANDS = ["INSERT", "UPDATE", "DELETE", "MERGE", "COMMIT", "ROLLBACK"] as const;

// Kysely only checks for these; it treats everything else as a read.
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
