import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { atMost } from "../../platform/storage/byte-stream.ts";
import { asStorageError } from "../../platform/storage/storage-errors.ts";

const folderOf = (dataDir: string) => join(dataDir, "incoming");

/**
 * Writes a stream into a temporary file, so that many slow senders cost disk and not memory. The file is deleted when
 * `work` ends.
 * @throws FileTooLarge above `most` bytes, StorageFull.
 */
export async function withSpooledFile<T>(
  dataDir: string,
  body: Readable,
  most: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folderOf(dataDir), randomUUID());
  try {
    await mkdir(folderOf(dataDir), { recursive: true });
    await pipeline(body, atMost(most), createWriteStream(path, { flags: "wx" })).catch((error) =>
      Promise.reject(asStorageError(error)),
    );
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Removes temporary files left by a crash. */
export async function sweepSpool(dataDir: string, before: number): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const path = join(folderOf(dataDir), name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
