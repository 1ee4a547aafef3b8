import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Tables } from "./db/tables.ts";
import type { Log } from "./log.ts";
import type { JobState } from "./state-metrics.ts";
import "./jobs.table.ts";

/** May look at `signal` to end early when the server stops. */
export type Task = (signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /**
   * Runs `task` about every `milliseconds` on one of the nodes, the first time one interval after the start. It never
   * overlaps itself. A failure is logged, and the task runs again at its next turn.
   */
  every(name: string, milliseconds: number, task: Task): void;
  /** Runs the task now if it is due, as its timer would. @returns whether this node ran it. */
  runIfDue(name: string): Promise<boolean>;
  /** The state of every task over all servers, by name. */
  states(): Promise<Record<string, JobState>>;
  /** Starts nothing new, signals running tasks to end, and waits for them. */
  stop(): Promise<void>;
}

/** Periodic tasks with a lease in the database, so that one node runs each and another takes over. */
export function createJobs(options: {
  db: Kysely<Tables>;
  clock: Clock;
  log: Log;
  /** Called with the name of each task when it is registered. */
  onRegistered?: (name: string) => void;
  onFailed: (name: string) => void;
}): Jobs {
  const { db, clock, log, onFailed: failed } = options;
  const began = clock.now();
  const holder = randomUUID();
  const tasks = new Map<string, { interval: number; task: Task; timer: NodeJS.Timeout }>();
  const running = new Map<string, Promise<boolean>>();
  const stopping = new AbortController();

  async function run(name: string, interval: number, task: Task): Promise<boolean> {
    try {
      if (!(await takeLease(db, name, holder, clock.now(), interval))) return false;
      await task(stopping.signal);
      await noteEnd(db, name, { succeeded_at: clock.now() });
      return true;
    } catch (error) {
      log.error({ err: error, job: name }, "a periodic task failed");
      failed(name);
      // The unavailable database is often the reason for the failure.
      await noteEnd(db, name, { failed_at: clock.now() }).catch(() => undefined);
      return false;
    } finally {
      running.delete(name);
    }
  }

  async function runIfDue(name: string): Promise<boolean> {
    const known = tasks.get(name);
    if (!known || running.has(name) || stopping.signal.aborted) return false;
    const work = run(name, known.interval, known.task);
    running.set(name, work);
    return work;
  }

  return {
    every(name, interval, task) {
      if (tasks.has(name)) throw new Error(`There is a periodic task ${name} already`);
      options.onRegistered?.(name);
      tasks.set(name, { interval, task, timer: setInterval(() => void runIfDue(name), interval).unref() });
    },
    runIfDue,
    states: () => statesOf(db, tasks, began),
    async stop() {
      stopping.abort();
      for (const { timer } of tasks.values()) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

/** `began`: when this server started, epoch ms: after a week off, a task is not late at once. */
async function statesOf(
  db: Kysely<Tables>,
  tasks: ReadonlyMap<string, { interval: number }>,
  began: number,
): Promise<Record<string, JobState>> {
  const rows = await db.selectFrom("job_lease").select(["name", "succeeded_at", "failed_at"]).execute();
  const ends = new Map(rows.map((row) => [row.name, row]));
  return Object.fromEntries(
    [...tasks].map(([name, { interval }]) => {
      const { succeeded_at: succeededAt = null, failed_at: failedAt = null } = ends.get(name) ?? {};
      const dueAt = Math.max(succeededAt ?? 0, began) + interval;
      return [name, { succeededAt, dueAt, failing: (failedAt ?? -1) > (succeededAt ?? -1) }];
    }),
  );
}

async function noteEnd(
  db: Kysely<Tables>,
  name: string,
  ended: { succeeded_at: number } | { failed_at: number },
): Promise<void> {
  await db.updateTable("job_lease").set(ended).where("name", "=", name).execute();
}

// The lease ends a little before the next turn, so that the same timer finds it free again.
async function takeLease(db: Kysely<Tables>, name: string, holder: string, now: number, interval: number) {
  const until = now + Math.floor(interval * 0.9);
  const { rows } = await sql<{ name: string }>`
    insert into job_lease (name, holder, until) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where job_lease.until <= ${now}
    returning name`.execute(db);
  return rows.length === 1;
}
