import { Readable } from "node:stream";
import { asStream, limitStream, pieces } from "./byte-stream.ts";
import type { S3Client } from "./s3-client.ts";
import { list, PIECE, read, upload } from "./s3-files.ts";
import type { Staging } from "./storage.ts";
import { WrongOffset } from "./storage-errors.ts";
import { checkedId, checkedKey } from "./storage-key.ts";

// Offsets are padded so that S3's order by name is the order of the bytes; "begin" sorts before "bytes".
const prefixOf = (id: string) => `staging/${checkedId(id)}/`;
const chunkKey = (id: string, offset: number, kind: "begin" | "bytes") =>
  `${prefixOf(id)}${String(offset).padStart(15, "0")}-${kind}`;
const offsetOf = (key: string) => Number.parseInt(key.split("/")[2] ?? "0", 10);

/**
 * Uploads under way: one object per chunk under `staging/<id>/<offset>`, so that any node can take any chunk;
 * finishing copies them into the file.
 */
export function createS3Staging(client: S3Client): Staging {
  const chunksOf = async (id: string) => list(client, prefixOf(id));

  async function staged(id: string): Promise<number | undefined> {
    const chunks = await chunksOf(id);
    return chunks.length === 0 ? undefined : Math.max(...chunks.map(({ key, size }) => offsetOf(key) + size));
  }

  async function discard(id: string): Promise<void> {
    for (const { key } of await chunksOf(id)) await client.ask("DELETE", key);
  }

  async function openStaged(id: string): Promise<Readable | undefined> {
    const chunks = await chunksOf(id);
    return chunks.length === 0 ? undefined : Readable.from(readThrough(client, chunks));
  }

  return {
    async stage(id) {
      if ((await staged(id)) !== undefined) return;
      await client.ask("PUT", chunkKey(id, 0, "begin"), { body: new Uint8Array(0) });
    },
    staged,
    async appendAt(id, offset, body, most) {
      const received = await staged(id);
      if (received !== offset) throw new WrongOffset(received);
      let end = offset;
      for await (const piece of pieces(limitStream(asStream(body), most - offset), PIECE)) {
        if (piece.length > 0) await client.ask("PUT", chunkKey(id, end, "bytes"), { body: piece });
        end += piece.length;
      }
      return end;
    },
    openStaged,
    async finish(id, key, { type }) {
      const body = await openStaged(id);
      if (!body) throw new WrongOffset(undefined);
      const stored = await upload(client, checkedKey(key), body, type);
      await discard(id);
      return stored;
    },
    discard,
    async sweepStaged(before) {
      const old = (await list(client, "staging/")).filter(({ modifiedAt }) => modifiedAt < before);
      for (const { key } of old) await client.ask("DELETE", key);
      return new Set(old.map(({ key }) => key.split("/")[1])).size;
    },
  };
}

async function* readThrough(client: S3Client, chunks: { key: string }[]): AsyncGenerator<Buffer> {
  for (const { key } of chunks) {
    const stream = await read(client, key);
    if (stream) yield* stream;
  }
}
