import { fileTypeFromBuffer } from "file-type";
import type { Media } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";

/** The bytes with their detected type. @throws LlmFailure when they are empty, or of another kind */
export async function mediaOf(bytes: Uint8Array, kind: "image" | "audio"): Promise<Media> {
  if (bytes.length === 0) throw new LlmFailure("empty");
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!type?.startsWith(`${kind}/`)) throw new LlmFailure("badAnswer", { reason: `not_${kind}` });
  return { bytes, type };
}
