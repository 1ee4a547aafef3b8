import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { asStream, atMost } from "./byte-stream.ts";
import { describeFile, moveIntoPlace, orUndefined, readFrom } from "./disk-files.ts";
import { createDiskStaging } from "./disk-staging.ts";
import type { FileStore, Storage } from "./storage.ts";
import { asStorageError } from "./storage-errors.ts";
import { checkedKey } from "./storage-key.ts";

/** Translates disk errors into storage errors, for every method so that none is forgotten. */
function translatingErrors(storage: Storage): Storage {
  const translated = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(asStorageError(error)));
  return {
    put: (key, body, options) => translated(storage.put(key, body, options)),
    stat: (key) => translated(storage.stat(key)),
    open: (key, range) => translated(storage.open(key, range)),
    remove: (key) => translated(storage.remove(key)),
    stage: (id) => translated(storage.stage(id)),
    staged: (id) => translated(storage.staged(id)),
    appendAt: (id, offset, body, most) => translated(storage.appendAt(id, offset, body, most)),
    openStaged: (id) => translated(storage.openStaged(id)),
    finish: (id, key, options) => translated(storage.finish(id, key, options)),
    discard: (id) => translated(storage.discard(id)),
    sweepStaged: (before) => translated(storage.sweepStaged(before)),
  };
}

/** Files in a local folder. Unfinished files are in `.staging` and move into place by rename. */
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
        return await moveIntoPlace(draft, path);
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
  return translatingErrors({ ...files, ...createDiskStaging(drafts, pathOf) });
}
