import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./postgres.ts";
import { childEnv, pause, root } from "./shell.mjs";

/** A real server of ours in a process of its own, with its own port and data. */
export interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: () => number;
  /** Milliseconds from its start to the first healthy response. */
  readonly startMs: () => number;
  /** Sends SIGTERM and waits for its end; returns the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL and waits for its end. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  readonly start: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
  /** The last lines of its log. */
  readonly log: () => string;
}

interface StartOptions {
  /** Environment variables beside PORT, HOST and DATA_DIR. */
  readonly env?: Record<string, string>;
  /** Pin the process to this core. */
  readonly core?: number;
}

/**
 * Starts `apps/server/src/main.ts` on a free loopback port with an empty data folder, and waits until
 * `/health` returns 200.
 * @throws Error with the end of its log when it dies or is not healthy within two minutes
 */
export async function startServer({ env = {}, core }: StartOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "fd-data-"));
  const origin = `http://127.0.0.1:${port}`;
  const all = { LOG_LEVEL: "warn", ...env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir };
  let log = "";
  let startMs = 0;
  let child: ChildProcess;
  const orphan = () => child.kill("SIGKILL");
  process.once("exit", orphan);

  const start = async () => {
    const began = performance.now();
    child = launch(all, core);
    const collect = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    await healthy(origin, child, () => log);
    startMs = performance.now() - began;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return exited;
  };
  await start();
  return {
    origin,
    dataDir,
    pid: () => child.pid ?? 0,
    startMs: () => startMs,
    log: () => log,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    start,
    async remove() {
      const stuck = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await end("SIGTERM");
      clearTimeout(stuck);
      process.off("exit", orphan);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function launch(env: Record<string, string>, core: number | undefined): ChildProcess {
  const command = [process.execPath, join(root, "apps/server/src/main.ts")];
  const [program = "", ...args] = core === undefined ? command : ["taskset", "-c", String(core), ...command];
  const cache = { NODE_COMPILE_CACHE: join(root, ".cache", "compile") };
  return spawn(program, args, {
    cwd: root,
    env: childEnv({ ...cache, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function healthy(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const response = await fetch(`${origin}/health`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await pause(10);
  }
  const how = child.exitCode ?? child.signalCode ?? "no healthy answer in two minutes";
  child.kill("SIGKILL");
  throw new Error(`The server did not start (${how}):\n${log()}`);
}
