import { type Cluster, startCluster } from "../../scripts/lib/postgres.ts";
import { type RunningServer, startServer } from "../../scripts/lib/server.ts";
import { run } from "../../scripts/lib/shell.mjs";

export type DatabaseKind = "embedded" | "postgres";
export const databaseKinds: readonly DatabaseKind[] = ["embedded", "postgres"];

/** A server on one database, ready for load. */
export interface Rig {
  readonly database: DatabaseKind;
  readonly server: RunningServer;
  readonly cluster: Cluster | undefined;
  /** From here on the server has core 0 to itself, with all its threads; preparations may use both cores. */
  readonly pin: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The server runs on this core, the load on the other; PostgreSQL goes where the scheduler puts it. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Starts a server without abuse limits on an empty database of the kind, with durable commits. */
export async function openRig(database: DatabaseKind, env: Record<string, string> = {}): Promise<Rig> {
  const cluster = database === "postgres" ? await startCluster({ durable: true }) : undefined;
  // Painting the starters takes seconds of the processor that is being measured.
  const all = {
    RATE_LIMIT_SCALE: "1000000",
    STARTER_CONTENT: "off",
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    ...env,
  };
  try {
    const server = await startServer({ env: all });
    return {
      database,
      server,
      cluster,
      pin: () => pinTo(SERVER_CORE, server.pid()),
      async remove() {
        await server.remove();
        await cluster?.remove();
      },
    };
  } catch (error) {
    await cluster?.remove();
    throw error;
  }
}

/** Moves all threads of a process to one core. @throws Error when taskset fails. */
export async function pinTo(core: number, pid: number): Promise<void> {
  const { code, output } = await run("taskset", ["-a", "-p", "-c", String(core), String(pid)]);
  if (code !== 0) throw new Error(`taskset failed: ${output}`);
}
