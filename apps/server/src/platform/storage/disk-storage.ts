import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, truncate } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asStream, atMost } from "./byte-stream.ts";
import type { Storage, StoredFile } from "./storage.ts";
import { asStorageError, StorageFull, WrongOffset } from "./storage-errors.ts";
import { checkedId, checkedKey } from "./storage-key.ts";

/** Files in a folder of this machine. What is on its way lies in `.staging` and moves into place by rename. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const draftOf = (id: string) => join(folder, ".staging", checkedId(id));
  const busy = new Set<string>();

  /** Moves a synced draft into place and makes the move itself last. */
  async function settle(draft: string, key: string): Promise<StoredFile> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return describe(await stat(path));
  }

  async function append(
    path: string,
    offset: number,
    body: Readable | Uint8Array,
    most: number,
  ): Promise<number> {
    try {
      const out = createWriteStream(path, { flags: "r+", start: offset, flush: true });
      await pipeline(asStream(body), atMost(most - offset), out);
    } catch (error) {
      const known = asStorageError(error);
      if (known instanceof StorageFull) await truncate(path, offset);
      throw known;
    }
    return (await stat(path)).size;
  }

  return {
    async put(key, body, { most = Number.POSITIVE_INFINITY }) {
      const draft = draftOf(`put-${randomUUID()}`);
      await mkdir(dirname(draft), { recursive: true });
      try {
        await pipeline(asStream(body), atMost(most), createWriteStream(draft, { flags: "wx", flush: true }));
        return await settle(draft, key);
      } catch (error) {
        await rm(draft, { force: true });
        throw asStorageError(error);
      }
    },
    async stat(key) {
      const found = await orUndefined(stat(pathOf(key)));
      return found?.isFile() ? describe(found) : undefined;
    },
    open: (key, range) => openForReading(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),

    async stage(id) {
      await mkdir(join(folder, ".staging"), { recursive: true });
      const handle = await open(draftOf(id), "a").catch((error) => Promise.reject(asStorageError(error)));
      await handle.close();
    },
    async staged(id) {
      return (await orUndefined(stat(draftOf(id))))?.size;
    },
    async appendAt(id, offset, body, most) {
      const path = draftOf(id);
      const received = (await orUndefined(stat(path)))?.size;
      if (received !== offset || busy.has(id)) throw new WrongOffset(received);
      busy.add(id);
      return append(path, offset, body, most).finally(() => busy.delete(id));
    },
    openStaged: (id) => openForReading(draftOf(id)),
    async finish(id, key) {
      const draft = draftOf(id);
      if (busy.has(id) || !(await orUndefined(stat(draft)))) throw new WrongOffset(undefined);
      return settle(draft, key);
    },
    discard: (id) => rm(draftOf(id), { force: true }),
    sweepStaged: (before) => sweep(join(folder, ".staging"), before),
  };
}

async function openForReading(path: string, range = { start: 0 }): Promise<Readable | undefined> {
  const handle = await orUndefined(open(path, "r"));
  if (!handle) return undefined;
  if ((await handle.stat()).isFile()) return createReadStream(path, { ...range, fd: handle });
  await handle.close();
  return undefined;
}

async function sweep(folder: string, before: number): Promise<number> {
  let swept = 0;
  for (const name of (await orUndefined(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await orUndefined(stat(path));
    if (!found || found.mtimeMs >= before) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}

const describe = (found: { size: number; mtimeMs: number }): StoredFile => ({
  size: found.size,
  modifiedAt: Math.floor(found.mtimeMs),
  etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
});

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const absent =
      error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
    if (absent) return undefined;
    throw error;
  }
}
