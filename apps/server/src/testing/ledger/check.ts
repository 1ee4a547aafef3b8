import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { reconcileLedger } from "../../domains/capsules/reconcile-ledger.ts";
import { connectPostgres, type Database, openEmbedded } from "../../platform/db/database.ts";
import { migrate } from "../../platform/db/migrate.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { createLog } from "../../platform/log.ts";
import { type AnsweredCommand, histories } from "./history.ts";

import { LedgerViolation } from "./invariants.ts";
import { createLedgerFixture } from "./ledger-fixture.ts";
import { runHistory } from "./run-history.ts";

// `node check.ts embedded|postgres <histories> <seed>`: random histories on one database, then the whole ledger.
const [kind = "embedded", runs = "100", seed = "1"] = process.argv.slice(2);
/** The exit code for a violated invariant; any other failure is not a finding. */
const NOTICED = 3;
const log = createLog("silent");

/** Migrated here and not restored from a stored image, so that mutants of migrations take effect. */
async function open(): Promise<{ database: Database; calm: Database; close: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (kind !== "postgres" || !server) {
    const database = await openEmbedded({ folder: undefined, image: undefined }, log);
    await migrate(database.db);
    return { database, calm: database, close: () => database.close() };
  }
  const name = `fd_ledger_${randomUUID().replaceAll("-", "")}`;
  const maintenance = new pg.Client({ connectionString: server });
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = connectPostgres(url.href, 8, log);
  // The connection string's name wins over the server's own: whoever kills the server's leaves these alone.
  url.searchParams.set("application_name", "judge");
  const calm = connectPostgres(url.href, 4, log);
  await migrate(calm.db);
  const close = async () => {
    await database.close();
    await calm.close();
    await maintenance.query(`drop database ${name} with (force)`);
    await maintenance.end();
  };
  return { database, calm, close };
}

const tally = new Map<string, { done: number; refused: number }>();

/** Counts commands that had an effect, or were refused: histories in which nothing happens prove nothing. */
function count(results: readonly AnsweredCommand[]): void {
  for (const { deed, answer } of results) {
    const one = tally.get(deed.do) ?? { done: 0, refused: 0 };
    tally.set(deed.do, one);
    if ("refused" in answer) one.refused += 1;
    else if (answer.value !== null) one.done += 1;
  }
}

const tallyText = () =>
  [...tally].map(([deed, { done, refused }]) => `${deed} ${done}/${refused}`).join(", ");

const { database, calm, close } = await open();
const began = performance.now();
let code = 0;
const stopKilling = kind === "postgres" ? killConnections(calm.db) : () => 0;
try {
  const fixture = await createLedgerFixture(database.db, calm.db);
  await fc.assert(
    fc.asyncProperty(histories, async (commands) => count(await runHistory(fixture, commands))),
    { numRuns: Number(runs), seed: Number(seed), endOnFailure: true },
  );
  const struck = stopKilling();
  const report = await reconcileLedger(fixture.judge);
  const broken = report.checks.filter((check) => check.broken > 0);
  if (broken.length > 0)
    throw new LedgerViolation(`the whole ledger does not add up: ${JSON.stringify(broken)}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${runs} histories on ${kind} in ${seconds} s, seed ${seed}, ${struck} connections killed`);
  console.log(`  deeds done/refused: ${tallyText()}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const noticed = error.message.startsWith("Property failed") || error instanceof LedgerViolation;
  code = noticed ? NOTICED : 1;
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : error.message;
  console.log(`why: ${cause}`.replaceAll("\n", " ").slice(0, 2000));
  console.log(error.message.slice(0, 4000));
} finally {
  stopKilling();
  await close();
}
process.exit(code);

const PAUSE_MS = 150;

/** Kills the server's own connections again and again, whatever they do. Returns what ends it and counts them. */
function killConnections(db: Kysely<Tables>): () => number {
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
