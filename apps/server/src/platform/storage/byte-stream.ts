import { Readable, Transform } from "node:stream";
import { bytesOf } from "../bytes-of.ts";
import { FileTooLarge } from "./storage-errors.ts";

export const asStream = (body: Readable | Uint8Array): Readable =>
  body instanceof Uint8Array ? Readable.from([body]) : body;

/** Lets bytes through and fails with `FileTooLarge` when there are more than `most`. */
export function atMost(most: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > most) done(new FileTooLarge(`Longer than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

/** Cuts a stream into pieces of `size` bytes; the last one, or the only one, may be shorter or empty. */
export async function* pieces(body: Readable, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let pending: Uint8Array[] = [];
  let length = 0;
  let any = false;
  for await (const bytes of bytesOf(body)) {
    let rest = bytes;
    while (length + rest.length >= size) {
      yield joined([...pending, rest.subarray(0, size - length)]);
      any = true;
      rest = rest.subarray(size - length);
      pending = [];
      length = 0;
    }
    pending.push(rest);
    length += rest.length;
  }
  if (length > 0 || !any) yield joined(pending);
}

const joined = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));

/** `body` through `atMost`; an error of the body reaches the reader of the returned stream. */
export function limitStream(body: Readable, most: number): Readable {
  if (most === Number.POSITIVE_INFINITY) return body;
  const gate = atMost(most);
  body.on("error", (error) => gate.destroy(error));
  return body.pipe(gate);
}
