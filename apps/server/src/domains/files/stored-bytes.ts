import { bytesOf } from "../../platform/bytes-of.ts";
import type { Services } from "../../platform/services.ts";
import { keyOf, placeOf } from "./file-names.ts";

/** The whole of a file of our store, by its address; undefined when there is none. */
export async function storedBytes(
  { storage, config }: Pick<Services, "storage" | "config">,
  url: string,
): Promise<Buffer | undefined> {
  const key = keyOf(config.publicUrl, url);
  const stream = key === null ? undefined : await storage.open(placeOf(key));
  if (!stream) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(stream)) pieces.push(piece);
  return Buffer.concat(pieces);
}
