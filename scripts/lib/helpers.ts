import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureProgram } from "./machine.ts";
import { freePort } from "./postgres.ts";
import { pause } from "./shell.mjs";

/** A program that a test needs, as the environment variables by which our server finds it. */
export interface Helper {
  readonly env: Record<string, string>;
  readonly stop: () => void;
}

/**
 * A coturn for all calls, and two more, by address with their process ids, one of which may stop in the
 * middle of a call.
 */
export interface Relays extends Helper {
  readonly spare: Readonly<Record<string, number>>;
}

/** Starts three coturns on loopback that give relays only to clients with passwords made from the secret. */
export async function startRelays(): Promise<Relays> {
  const secret = `relays-${process.pid}`;
  const lasting = await startCoturn(secret);
  const spare = [await startCoturn(secret), await startCoturn(secret)];
  return {
    env: { TURN_URL: lasting.url, TURN_SECRET: secret },
    spare: Object.fromEntries(spare.map(({ url, pid }) => [url, pid])),
    stop: () => {
      for (const { stop } of [lasting, ...spare]) stop();
    },
  };
}

async function startCoturn(secret: string) {
  const program = await ensureProgram("turnserver", "coturn");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "turn-"));
  const args = [
    "-n",
    "--use-auth-secret",
    `--static-auth-secret=${secret}`,
    "--realm=test",
    "--listening-ip=127.0.0.1",
    "--relay-ip=127.0.0.1",
    `--listening-port=${port}`,
    "--allow-loopback-peers",
    "--no-cli",
    "--no-tls",
    "--no-dtls",
    "--log-file=stdout",
    `--pidfile=${join(folder, "pid")}`,
    `--userdb=${join(folder, "db")}`,
  ];
  return { url: `turn:127.0.0.1:${port}`, ...(await launch(program, args, port, folder)) };
}

/** A helper that can stop for a moment and come back empty at the same address. */
export interface RestartableHelper extends Helper {
  readonly restart: () => Promise<void>;
}

/** Starts a Redis on loopback without persistence. */
export async function startRedis(): Promise<RestartableHelper> {
  const program = await ensureProgram("redis-server", "redis-server");
  const port = await freePort();
  const folder = () => mkdtempSync(join(tmpdir(), "redis-"));
  const args = ["--port", String(port), "--save", "", "--bind", "127.0.0.1"];
  let running = await launch(program, args, port, folder());
  return {
    env: { REDIS_URL: `redis://127.0.0.1:${port}` },
    stop: () => running.stop(),
    async restart() {
      running.stop();
      await running.ended;
      running = await launch(program, args, port, folder());
    },
  };
}

/** @throws Error with its output when it does not listen within a minute: a model is loaded first. */
export async function launch(program: string, args: string[], port: number, folder: string) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], cwd: folder });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  const collect = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once("exit", stop);
  if (await listens(child, port)) return { pid: child.pid ?? 0, stop, ended };
  stop();
  throw new Error(`${program} does not listen:\n${said}`);
}

const LISTEN_MS = 60_000;

async function listens(child: ChildProcess, port: number): Promise<boolean> {
  const until = performance.now() + LISTEN_MS;
  while (performance.now() < until && child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (open) return true;
    await pause(50);
  }
  return false;
}
