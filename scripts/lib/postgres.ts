import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgres } from "./machine.ts";
import { pause, run } from "./shell.mjs";

/** A PostgreSQL of our own: its address, and how to stop, start and remove it. */
export interface Cluster {
  readonly url: string;
  readonly pid: () => number | undefined;
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Creates and starts a temporary cluster on a free loopback port, in a folder below the system's temporary
 * one. As root it runs under the `postgres` account, which PostgreSQL requires.
 * @param durable false turns syncing off: faster, for tests without power failures
 * @throws Error when PostgreSQL is neither here nor installable, or does not start
 */
export async function startCluster({ durable, core }: { durable: boolean; core?: number }): Promise<Cluster> {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  const owner = process.getuid?.() === 0 ? await accountOf("postgres") : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const asOwner = (program: string, args: string[]) =>
    owner
      ? run("runuser", ["-u", "postgres", "--", join(bin, program), ...args])
      : run(join(bin, program), args);
  const made = await asOwner("initdb", [
    "-D",
    data,
    "-U",
    "fd",
    "--auth=trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "-N",
  ]);
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);

  const port = await freePort();
  const settings = settingsOf({ port, folder, durable });
  let server = await launch({ bin, data, settings, owner, core });
  process.once("exit", () => server.kill("SIGKILL"));
  return {
    url: `postgres://fd@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    async restart() {
      await ended(server, "SIGINT");
      server = await launch({ bin, data, settings, owner, core });
    },
    async remove() {
      await ended(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Launch {
  readonly bin: string;
  readonly data: string;
  readonly settings: readonly string[];
  readonly owner: Account | undefined;
  readonly core: number | undefined;
}

async function accountOf(name: string): Promise<Account> {
  const { code, output } = await run("id", [name]);
  const [uid, gid] = [/uid=(\d+)/, /gid=(\d+)/].map((pattern) => Number(pattern.exec(output)?.[1]));
  if (code !== 0 || uid === undefined || gid === undefined)
    throw new Error(`There is no account named ${name}.`);
  return { uid, gid };
}

function settingsOf({ port, folder, durable }: { port: number; folder: string; durable: boolean }): string[] {
  const all = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 200,
    shared_buffers: "512MB",
    max_wal_size: "4GB",
    timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function launch({ bin, data, settings, owner, core }: Launch) {
  const command = [join(bin, "postgres"), "-D", data, ...settings];
  const pinned = core === undefined ? command : ["taskset", "-c", String(core), ...command];
  const [program = "", ...args] = pinned;
  const server = spawn(program, args, { ...owner, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  server.stderr.on("data", (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
  });
  for (let waited = 0; !log.includes("ready to accept connections"); waited += 20) {
    if (server.exitCode !== null || waited > 30_000) throw new Error(`PostgreSQL did not start:\n${log}`);
    await pause(20);
  }
  return server;
}

async function ended(server: Awaited<ReturnType<typeof launch>>, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await gone;
}

/** A TCP port on loopback that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port")),
      );
    });
  });
}
