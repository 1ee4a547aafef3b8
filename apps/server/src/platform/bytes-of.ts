import type { Readable } from "node:stream";

/** A stream's chunks, typed as bytes. Leaving the loop early destroys the stream. */
export async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) throw new TypeError("This stream gives bytes only");
    yield bytes;
  }
}
