import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { asStream, atMost } from "./byte-stream.ts";
import { describeFile, orUndefined, readFrom, settle } from "./disk-files.ts";
import { createDiskStaging } from "./disk-staging.ts";
import type { FileStore, Storage } from "./storage.ts";
import { asStorageError } from "./storage-errors.ts";
import { checkedKey } from "./storage-key.ts";

/** Whatever the system says of the disk in the words of storage: every way in, so that none is forgotten. */
function sayingWhy(storage: Storage): Storage {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(asStorageError(error)));
  return {
    put: (key, body, options) => told(storage.put(key, body, options)),
    stat: (key) => told(storage.stat(key)),
    open: (key, range) => told(storage.open(key, range)),
    remove: (key) => told(storage.remove(key)),
    stage: (id) => told(storage.stage(id)),
    staged: (id) => told(storage.staged(id)),
    appendAt: (id, offset, body, most) => told(storage.appendAt(id, offset, body, most)),
    openStaged: (id) => told(storage.openStaged(id)),
    finish: (id, key, options) => told(storage.finish(id, key, options)),
    discard: (id) => told(storage.discard(id)),
    sweepStaged: (before) => told(storage.sweepStaged(before)),
  };
}

/** Files in a folder of this machine. What is on its way lies in `.staging` and moves into place by rename. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const drafts = join(folder, ".staging");

  const files: FileStore = {
    async put(key, body, { most = Number.POSITIVE_INFINITY }) {
      const path = pathOf(key);
      const draft = join(drafts, `put-${randomUUID()}`);
      try {
        await mkdir(drafts, { recursive: true });
        await pipeline(asStream(body), atMost(most), createWriteStream(draft, { flags: "wx", flush: true }));
        return await settle(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw asStorageError(error);
      }
    },
    async stat(key) {
      const found = await orUndefined(stat(pathOf(key)));
      return found?.isFile() ? describeFile(found) : undefined;
    },
    open: async (key, range) => readFrom(pathOf(key), range),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
  return sayingWhy({ ...files, ...createDiskStaging(drafts, pathOf) });
}
