import { Readable } from "node:stream";
import type { Endpoint } from "@4d/contract";
import type { FastifyRequest } from "fastify";
import { fail } from "../failure.ts";
import type { Incoming } from "./routes.ts";

/** The file field; a malformed form (no boundary, truncated) counts as one without a file. */
async function filePart(request: FastifyRequest, most: number | undefined) {
  try {
    return await request.file(most === undefined ? {} : { limits: { fileSize: most } });
  } catch (error) {
    if (error instanceof Error && "code" in error) throw error;
    return undefined;
  }
}

const noFile = () => fail("invalid", { field: "file", zh: "没有收到文件", en: "No file arrived" });

/**
 * The file's bytes. A form that ends in the middle of the file is the sender's fault; read as a plain stream it could
 * also end before anybody listens, and the reader would wait for ever.
 */
async function* bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("FST_")) throw error;
    noFile();
  }
}

/** The streamed body of an upload. @throws Failure `invalid` when there is no file field. */
export async function incomingOf(
  request: FastifyRequest,
  { bodyKind: kind, bodyMax }: Pick<Endpoint, "bodyKind" | "bodyMax">,
): Promise<Incoming> {
  if (kind === "multipart") {
    const part = request.isMultipart() ? await filePart(request, bodyMax) : undefined;
    if (!part) return noFile();
    return {
      stream: Readable.from(bytesOf(part.file), { objectMode: false }),
      filename: part.filename,
      type: part.mimetype,
      truncated: () => part.file.truncated,
    };
  }
  const stream = request.body instanceof Readable ? request.body : Readable.from([]);
  return { stream, filename: "", type: request.headers["content-type"] ?? "", truncated: () => false };
}
