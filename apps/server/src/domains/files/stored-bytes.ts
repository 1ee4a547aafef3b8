import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { bytesOf } from "../../platform/bytes-of.ts";
import { PICTURE_BYTES_MAX, type PictureRequester } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { atMost } from "../../platform/storage/byte-stream.ts";
import { keyOf, storageKeyOf } from "./file-names.ts";

type Needs = Pick<Services, "storage" | "config">;

/** The storage key of a file of our store with at most `most` bytes; undefined when there is none. */
async function storageKeyWithin(
  { storage, config }: Needs,
  url: string,
  most: number,
): Promise<string | undefined> {
  const key = keyOf(config.publicUrl, url);
  if (key === null) return undefined;
  const found = await storage.stat(storageKeyOf(key));
  return found && found.size <= most ? storageKeyOf(key) : undefined;
}

/** The content of a file of our store, by its address; undefined when there is none of at most `most` bytes. */
export async function storedBytes(services: Needs, url: string, most: number): Promise<Buffer | undefined> {
  const storageKey = await storageKeyWithin(services, url, most);
  const stream = storageKey === undefined ? undefined : await services.storage.open(storageKey);
  if (!stream) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(stream)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A function that copies a file of our store to a path; undefined when there is none of at most `most` bytes. */
export async function storedCopy(
  services: Needs,
  url: string,
  most: number,
): Promise<((path: string) => Promise<void>) | undefined> {
  const storageKey = await storageKeyWithin(services, url, most);
  if (storageKey === undefined) return undefined;
  return async (path) => {
    const stream = await services.storage.open(storageKey);
    if (!stream) throw new Error("a file of the store has gone");
    await pipeline(stream, atMost(most), createWriteStream(path, { flags: "wx" }));
  };
}

/**
 * A picture of our store as a single-frame PNG of at most about 4 megapixels; undefined when there is none.
 * @throws Failure `invalid` naming `field`, `tooMany` when `who` has too much queued, `unavailable`.
 */
export async function storedPng(
  services: Pick<Services, "storage" | "config" | "pictures">,
  url: string,
  { who, field }: { who: PictureRequester; field: string },
): Promise<Buffer | undefined> {
  const copy = await storedCopy(services, url, PICTURE_BYTES_MAX);
  if (!copy) return undefined;
  const ask = { who, field, source: async () => copy, params: {} };
  return services.pictures.run("png", ask, ({ path }) => readFile(path));
}
