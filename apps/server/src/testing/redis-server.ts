import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";

const BINARY = [
  "/usr/bin/redis-server",
  "/usr/local/bin/redis-server",
  "/opt/homebrew/bin/redis-server",
].find((path) => existsSync(path));

/** Whether this machine has a Redis to test against. */
export const hasRedis = BINARY !== undefined;

export interface RedisServer {
  url: string;
  /** The settings a server needs to share it with others; the database is passed, not opened by its address. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a private Redis on a free port, without persistence. @throws when the machine has none. */
export async function startRedis(): Promise<RedisServer> {
  if (!BINARY) throw new Error("There is no redis-server on this machine");
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "fd-redis-"));
  const child = spawn(BINARY, ["--port", String(port), "--save", "", "--dir", folder, "--bind", "127.0.0.1"]);
  await answering(port);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    environment: {
      REDIS_URL: url,
      DATABASE_URL: "postgres://given.invalid/by-the-test",
      SETTINGS_KEY: "one key for the nodes of a test",
    },
    async stop() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answering(port: number): Promise<void> {
  const probe = new Redis(port, "127.0.0.1", { maxRetriesPerRequest: null, retryStrategy: () => 20 });
  probe.on("error", () => undefined);
  await probe.ping();
  probe.disconnect();
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
