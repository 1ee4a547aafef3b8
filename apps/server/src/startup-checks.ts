import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "./config.ts";
import { StartRefused } from "./platform/start-refused.ts";

const MB = 1024 * 1024;
/** A new embedded database takes some 40 MB, and its log grows by 128 before it is reused. */
const NEEDED_BYTES = { embedded: 64 * MB, postgres: 4 * MB };
/** A server that is just ending holds its port for a moment. */
const PORT_TRIES = 10;
const PORT_PAUSE_MS = 300;

/** Creates a folder and its parents one by one: Node's recursive `mkdir` never ends below `/proc`. */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolders(dirname(folder));
  await mkdir(folder);
}

/** Errors of an open file do not name the file. */
function failNaming(folder: string, error: unknown): never {
  if (error instanceof Error && !("path" in error)) Object.assign(error, { path: folder });
  throw error;
}

/** Writes a small file into a folder, syncs it, and removes it. @throws the system's error */
async function tryFolder(folder: string): Promise<void> {
  await makeFolders(folder);
  const path = join(folder, `.try-${randomUUID()}`);
  const file = await open(path, "wx", 0o600);
  try {
    await file.write(Buffer.alloc(64 * 1024, 1));
    await file.sync();
  } catch (error) {
    failNaming(folder, error);
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

/** Checks that the data folder is writable and has room. @throws StartRefused, or the system's error */
async function tryDataFolder({ dataDir, databaseUrl, s3 }: Config): Promise<void> {
  const folder = resolve(dataDir);
  await tryFolder(folder);
  const parts = [...(databaseUrl ? [] : ["db"]), ...(s3 ? [] : ["files"]), "incoming"];
  for (const part of parts) if (existsSync(join(folder, part))) await tryFolder(join(folder, part));
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, databaseUrl ? NEEDED_BYTES.postgres : NEEDED_BYTES.embedded];
  if (free < needed)
    throw new StartRefused(
      `The data folder ${folder} is full: ${Math.floor(free / MB)} MB are free, and the server needs ${needed / MB} to start. Make room, or set DATA_DIR.`,
    );
}

/** Listens for a moment on the configured address. @throws the system's error when that fails. */
async function tryAddress({ port, host }: Config): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const server = createServer();
    try {
      server.listen({ port, host });
      await once(server, "listening");
      return;
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken || tries === PORT_TRIES) throw error;
      await pause(PORT_PAUSE_MS);
    } finally {
      if (server.listening) {
        server.close();
        await once(server, "close");
      }
    }
  }
}

/**
 * Finds what would prevent the start before anything is opened or changed.
 * @throws StartRefused, or the system's error, for which `startFailureOf` has a sentence.
 */
export async function runStartupChecks(config: Config): Promise<void> {
  const { webDir } = config;
  if (webDir !== undefined && !existsSync(join(webDir, "index.html")))
    throw new StartRefused(
      `The environment variable WEB_DIR is wrong: ${resolve(webDir)} holds no built web app (no index.html).`,
    );
  await tryDataFolder(config);
  await tryAddress(config);
}
