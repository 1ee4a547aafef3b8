import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type AccessMode,
  type IsolationLevel,
  Kysely,
  PostgresDialect,
  sql,
  type Transaction,
  type TransactionBuilder,
} from "kysely";
import pg from "pg";
import type { Config } from "../../config.ts";
import { lockDataFolder } from "../data-lock.ts";
import type { Log } from "../log.ts";
import { StartRefused } from "../start-refused.ts";
import { asTransaction, type Patience } from "./connection-queue.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { EmbeddedEngine } from "./embedded-engine.ts";
import type { WorkerInput } from "./embedded-messages.ts";
import { ensureUsablePostgres } from "./ensure-usable-postgres.ts";
import { ensureNoNewerSchema, migrate } from "./migrate.ts";
import { namedPool, type QueryObserver } from "./named-pool.ts";
import type { Tables } from "./tables.ts";
import { startUpkeep } from "./upkeep.ts";

/** The open database. The same queries run on both kinds; see tables.ts for how rows are typed. */
export interface Database {
  db: Kysely<Tables>;
  kind: "embedded" | "postgres";
  /** Runs one query. @throws DatabaseUnavailable when there is no answer. */
  ping(): Promise<void>;
  /** Lets running queries finish, then closes. */
  close(): Promise<void>;
}

interface EmbeddedDatabase extends Database {
  /** A tar of the database's files; see `EmbeddedEngine.dump`. */
  dump(): Promise<Uint8Array>;
}

/** Slow machines are waited for; a transaction that waits for itself, or a silent database, is not. */
const PATIENCE: Patience = { ownMs: 4_000, idleMs: 20_000, stalledMs: 15_000 };
const WAITS: Waits = { patience: PATIENCE, pingMs: 5_000 };
/** There is one connection, and one query may stand for the work of many. */
const EMBEDDED_PATIENCE: Patience = { ...PATIENCE, stalledMs: 60_000 };

const nothing: QueryObserver = () => undefined;

/** How long to wait at the start for a database that is starting too. */
const AWAITED_MS = 60_000;
const AWAITED_EACH_MS = 500;

/** Checks a database before anything in it is changed. @throws StartRefused */
export type Inspect = (db: Kysely<Tables>) => Promise<void>;

/**
 * Opens the configured database and migrates its schema: PostgreSQL at `databaseUrl`, else the embedded one under
 * `dataDir/db`, which this process then holds alone.
 * @throws DataFolderInUse when another process has the embedded one, DatabaseUnavailable when it is unreachable for a
 * minute, StartRefused when this version cannot work on it, or by `inspect`.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "dataDir">,
  log: Log,
  { observe = nothing, inspect }: { observe?: QueryObserver; inspect?: Inspect } = {},
): Promise<Database> {
  const database = config.databaseUrl
    ? connectPostgres(config.databaseUrl, config.databasePool, log, observe)
    : await openOnDisk(config.dataDir, log, observe);
  try {
    await awaitDatabase(database, log);
    if (database.kind === "postgres") await ensureUsablePostgres(database.db);
    await ensureNoNewerSchema(database.db);
    await inspect?.(database.db);
    const applied = await migrate(database.db);
    if (applied.length > 0) log.info({ applied }, "schema brought up to date");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function awaitDatabase(database: Database, log: Log): Promise<void> {
  const until = performance.now() + AWAITED_MS;
  for (let asked = 0; ; asked += 1) {
    try {
      return await database.ping();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > until) throw error;
      if (asked === 0) log.warn({ reason: error.message }, "the database does not answer yet");
      await pause(AWAITED_EACH_MS);
    }
  }
}

async function openOnDisk(dataDir: string, log: Log, observe: QueryObserver): Promise<Database> {
  const lock = await lockDataFolder(dataDir);
  const folder = join(dataDir, "db");
  let queries = 0;
  const counted: QueryObserver = (milliseconds, sql) => {
    queries += 1;
    observe(milliseconds, sql);
  };
  try {
    const database = await openEmbedded({ folder, image: undefined }, log, counted).catch((error: unknown) =>
      failToOpen(resolve(folder), error),
    );
    const stopUpkeep = startUpkeep(database.db, () => queries, log);
    const close = async () => {
      await stopUpkeep();
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database that does not open will not open next time either. */
function failToOpen(folder: string, error: unknown): never {
  const why = error instanceof Error ? error.message.replace(/^[^:]*unavailable: /, "") : String(error);
  throw new StartRefused(
    `The embedded database in ${folder} cannot be opened (${why.split("\n")[0]}): make room or mend its rights, or restore a backup.`,
    { cause: error },
  );
}

/** Opens an embedded database without lock, upkeep or migrations: for `openDatabase`, tests and backups. */
export async function openEmbedded(
  input: WorkerInput,
  log: Log,
  observe: QueryObserver = nothing,
): Promise<EmbeddedDatabase> {
  const engine = new EmbeddedEngine(input);
  await engine.start();
  const pool = watchedPool(
    {
      stream: () => engine.stream(),
      user: "postgres",
      database: "postgres",
      max: 1,
      // Queries issued together go to its thread together; pg 9 will no longer queue by itself.
      pipeline: true,
      idleTimeoutMillis: 0,
      // Time to start its thread, again when it died; the pool of one does not queue.
      connectionTimeoutMillis: 60_000,
    },
    log,
  );
  const { db, ping, close } = open(pool, observe, { patience: EMBEDDED_PATIENCE, pingMs: 20_000 });
  return {
    db,
    kind: "embedded",
    ping,
    dump: () => engine.dump(),
    close: async () => {
      await close();
      await engine.close();
    },
  };
}

/** Connects to a PostgreSQL server without migrating it. Nothing is asked of the server yet. */
export function connectPostgres(
  connectionString: string,
  max: number,
  log: Log,
  observe: QueryObserver = nothing,
): Database {
  const options = {
    connectionString,
    max,
    // Queries issued together on one connection are sent together: a stream's batch waits half as often.
    pipeline: true,
    // Time to open a connection on a machine that opens many at once after a pause.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A node that hangs inside a transaction must not hold a stream's row for ever.
    idle_in_transaction_session_timeout: 30_000,
  };
  return { kind: "postgres", ...open(watchedPool(options, log), observe, WAITS) };
}

/** A pool that outlives the loss of its connections: without both handlers one loss ends the process. */
function watchedPool(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...options, types: numberTypes, application_name: "fourth-dimension" });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  });
  return pool;
}

/** How long to wait for the database, ms: in the queue, and in `ping`. */
interface Waits {
  patience: Patience;
  pingMs: number;
}

function open(pool: pg.Pool, observe: QueryObserver, { patience, pingMs }: Waits) {
  const db = new WatchedKysely({
    dialect: new PostgresDialect({ pool: namedPool(pool, observe, patience) }),
  });
  const ping = async () => {
    const late = AbortSignal.timeout(pingMs);
    const { promise, reject } = Promise.withResolvers<never>();
    late.addEventListener("abort", () => reject(new DatabaseUnavailable("The database does not answer")));
    await Promise.race([sql`select 1`.execute(db), promise]);
  };
  return { db, ping, close: () => db.destroy() };
}

/** Tracks queries inside transactions, so that a query outside its own transaction fails instead of hanging. */
class WatchedKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return watched(super.transaction());
  }
}

function watched(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: <T>(work: (trx: Transaction<Tables>) => Promise<T>) => asTransaction(() => execute(work)),
    setIsolationLevel: (level: IsolationLevel) => watched(setIsolationLevel(level)),
    setAccessMode: (mode: AccessMode) => watched(setAccessMode(mode)),
  });
}

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Reads `{1,2,NULL}`. Written by hand because pg's own parser returns the numbers as text. */
function int8Array(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === "" ? [] : inner.split(",").map((part) => (part === "NULL" ? null : Number(part)));
}

/** Type parsers of one client: int8 as `number` (our ids and times stay below 2^53), everything else as in pg. */
const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === INT8) return Number;
    if (oid === INT8_ARRAY) return int8Array;
    const parser: unknown =
      format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
    return parser;
  },
};
