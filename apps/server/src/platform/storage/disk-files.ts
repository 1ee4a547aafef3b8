import { createReadStream } from "node:fs";
import { mkdir, open, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import type { ByteRange, StoredFile } from "./storage.ts";

export const describeFile = (found: { size: number; mtimeMs: number }): StoredFile => ({
  size: found.size,
  modifiedAt: Math.floor(found.mtimeMs),
  etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
});

/** Moves a synced draft to `path` and makes the move itself durable. */
export async function moveIntoPlace(draft: string, path: string): Promise<StoredFile> {
  await mkdir(dirname(path), { recursive: true });
  await rename(draft, path);
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return describeFile(await stat(path));
}

/** A stream of the file's bytes, `range` inclusive; undefined when there is no such file. */
export async function readFrom(path: string, range: ByteRange = { start: 0 }): Promise<Readable | undefined> {
  const handle = await orUndefined(open(path, "r"));
  if (!handle) return undefined;
  if ((await handle.stat()).isFile()) return createReadStream(path, { ...range, fd: handle });
  await handle.close();
  return undefined;
}

/** The result, or undefined when the file or a folder on its path does not exist. */
export async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
