import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, utimesSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ownIdentity, type ProcessIdentity, startOf } from "./process-identity.ts";
import { StartRefused } from "./start-refused.ts";

/** Another process holds the data folder. The message is a sentence for the person who started this one. */
export class DataFolderInUse extends StartRefused {
  override readonly name = "DataFolderInUse";
}

export interface DataLock {
  /** Releases the folder. Harmless when called twice. */
  release(): void;
}

const BEAT = 2_000;
const FOREIGN_PATIENCE = 7_000;

/**
 * Takes `DATA_DIR/lock` for this process: two servers on one embedded database would silently diverge. A lock left by
 * a process that no longer lives is taken over at once. A process in another container cannot be checked, so its lock
 * counts as held while the file is still being touched.
 * @throws DataFolderInUse with a sentence naming the folder and the process.
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "lock");
  const token = JSON.stringify({ ...ownIdentity(), token: randomUUID() });
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, token);
  try {
    for (;;) {
      if (await linked(draft, path)) break;
      await clearStale(path, folder);
    }
  } finally {
    await rm(draft, { force: true });
  }
  const mine = () => readIfThere(path) === token;
  const beat = setInterval(() => mine() && touch(path), BEAT).unref();
  return {
    release() {
      clearInterval(beat);
      if (mine()) rmSync(path, { force: true });
    },
  };
}

/** Unlike `open` with `wx`, `link` fails when the name exists and never shows partial content. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function clearStale(path: string, folder: string): Promise<void> {
  const text = readIfThere(path);
  if (text === undefined) return;
  const holder = parse(text);
  if (holder && (await lives(holder, path))) {
    throw new DataFolderInUse(
      `The data folder ${resolve(folder)} is in use by process ${holder.pid}. Stop that server first, or give this one its own DATA_DIR.`,
    );
  }
  // Renamed, then compared: if another starter took over the stale lock in between, put theirs back.
  const aside = `${path}.stale.${process.pid}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => text);
  if (moved !== text) await linked(aside, path);
  await rm(aside, { force: true });
}

async function lives(holder: ProcessIdentity, path: string): Promise<boolean> {
  if (holder.world === ownIdentity().world)
    return startOf(holder.pid) === holder.started && holder.started !== "";
  const before = await beatOf(path);
  const deadline = Date.now() + FOREIGN_PATIENCE;
  while (Date.now() < deadline) {
    await wait(500);
    if ((await beatOf(path)) !== before) return true;
  }
  return false;
}

const beatOf = (path: string): Promise<number> =>
  stat(path)
    .then((found) => found.mtimeMs)
    .catch(() => 0);

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const { pid, started, world } = { pid: 0, started: "", world: "", ...value };
    return { pid: Number(pid), started: String(started), world: String(world) };
  } catch {
    return undefined;
  }
}
