import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asStream, atMost } from "./byte-stream.ts";
import { moveIntoPlace, orUndefined, readFrom } from "./disk-files.ts";
import type { Staging } from "./storage.ts";
import { asStorageError, StorageFull, WrongOffset } from "./storage-errors.ts";
import { checkedId } from "./storage-key.ts";

/**
 * Uploads under way, one growing file each in `folder`; the file's length is the upload's progress.
 * @param pathOf the path of a key's finished file, on the same file system.
 */
export function createDiskStaging(folder: string, pathOf: (key: string) => string): Staging {
  const draftOf = (id: string) => join(folder, checkedId(id));
  const lengthOf = async (id: string) => (await orUndefined(stat(draftOf(id))))?.size;
  const busy = new Set<string>();

  return {
    async stage(id) {
      const path = draftOf(id);
      await mkdir(folder, { recursive: true });
      const handle = await open(path, "a").catch((error) => Promise.reject(asStorageError(error)));
      await handle.close();
    },
    staged: lengthOf,
    async appendAt(id, offset, body, most) {
      const received = await lengthOf(id);
      if (received !== offset || busy.has(id)) throw new WrongOffset(received);
      busy.add(id);
      return append(draftOf(id), offset, body, most).finally(() => busy.delete(id));
    },
    openStaged: async (id) => readFrom(draftOf(id)),
    async finish(id, key) {
      if (busy.has(id) || (await lengthOf(id)) === undefined) throw new WrongOffset(undefined);
      return moveIntoPlace(draftOf(id), pathOf(key));
    },
    discard: async (id) => rm(draftOf(id), { force: true }),
    sweepStaged: (before) => sweep(folder, before),
  };
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
