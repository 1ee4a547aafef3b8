import { latin1Bytes, latin1Text } from "../base64.ts";
import { type Chunk, chunkOf } from "./chunks.ts";

/** The keyword of a `tEXt` chunk, undefined for every other chunk. */
export function keywordOf({ type, data }: Chunk): string | undefined {
  if (type !== "tEXt") return undefined;
  const end = data.subarray(0, 80).indexOf(0);
  return end < 0 ? undefined : latin1Text(data.subarray(0, end));
}

/** The text of a `tEXt` chunk. */
export function textOf({ data }: Chunk): string {
  return latin1Text(data.subarray(data.indexOf(0) + 1));
}

/** A `tEXt` chunk; keyword and text must be Latin-1. */
export function textChunk(keyword: string, text: string): Chunk {
  return chunkOf("tEXt", latin1Bytes(`${keyword}\0${text}`));
}
