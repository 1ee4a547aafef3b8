import type { Readable } from "node:stream";

/** Named like Fastify's errors, so that they are translated like its own. */
const failure = (code: string, statusCode: number) =>
  Object.assign(new Error("a body was not read"), { code, statusCode });

/**
 * Reads a body of up to `most` bytes into one buffer, however small its chunks are: a list of a thousand one-byte
 * chunks would take a hundred times the memory. Nothing is read beyond `most`, and nothing at all of a body that
 * announces a larger length.
 * @throws Error with one of Fastify's codes when it is too long, or breaks off.
 */
export function readBody(
  body: Readable,
  { most, announced }: { most: number; announced: number | undefined },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (announced !== undefined && announced > most) {
      reject(failure("FST_ERR_CTP_BODY_TOO_LARGE", 413));
      return;
    }
    let held: Buffer = Buffer.alloc(0);
    let length = 0;
    const stop = () => {
      body.off("data", take).off("end", end).off("error", broken).off("close", broken);
    };
    const take = (chunk: Buffer) => {
      if (length + chunk.length > most) {
        stop();
        reject(failure("FST_ERR_CTP_BODY_TOO_LARGE", 413));
        return;
      }
      if (length === 0) held = chunk;
      else {
        if (length + chunk.length > held.length) held = grown(held, length, chunk.length);
        chunk.copy(held, length);
      }
      length += chunk.length;
    };
    const end = () => {
      stop();
      resolve(held.subarray(0, length));
    };
    const broken = () => {
      stop();
      reject(failure("FST_ERR_CTP_INVALID_CONTENT_LENGTH", 400));
    };
    body.on("data", take).on("end", end).on("error", broken).on("close", broken);
  });
}

/**
 * Room for `more` bytes behind the first `length`, and for as much again; a slice of a shared pool would hold all of
 * it.
 */
function grown(held: Buffer, length: number, more: number): Buffer {
  const room = Buffer.allocUnsafeSlow(2 * (length + more));
  held.copy(room, 0, 0, length);
  return room;
}
