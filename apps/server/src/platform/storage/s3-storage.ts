import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { S3Config } from "../../config.ts";
import { asStream, atMost, pieces } from "./byte-stream.ts";
import { createS3Client, type S3Client, textsOf } from "./s3-client.ts";
import type { ByteRange, Storage, StoredFile } from "./storage.ts";
import { StorageUnavailable, WrongOffset } from "./storage-errors.ts";
import { checkedId, checkedKey } from "./storage-key.ts";

const PIECE = 8 * 1024 * 1024;
const EMPTY = new Uint8Array(0);

/**
 * Files in an S3 bucket. An upload under way is one object per chunk under `staging/<id>/<offset>`, so that
 * any node can take any chunk; finishing reads them through into the file.
 */
export function createS3Storage(config: S3Config): Storage {
  const client = createS3Client(config);
  const need = async (key: string): Promise<StoredFile> => {
    const found = describe(await client.ask("HEAD", key));
    if (!found) throw new StorageUnavailable("S3 has lost a file it just took");
    return found;
  };

  async function received(id: string): Promise<number | undefined> {
    const chunks = await listed(client, prefixOf(id));
    return chunks.length === 0 ? undefined : Math.max(...chunks.map(({ key, size }) => offsetOf(key) + size));
  }

  async function discard(id: string): Promise<void> {
    for (const { key } of await listed(client, prefixOf(id))) await client.ask("DELETE", key);
  }

  return {
    async put(key, body, { type, most = Number.POSITIVE_INFINITY }) {
      await upload(client, checkedKey(key), limited(asStream(body), most), type);
      return need(key);
    },
    stat: async (key) => describe(await client.ask("HEAD", checkedKey(key))),
    open: (key, range) => read(client, checkedKey(key), range),
    async remove(key) {
      await client.ask("DELETE", checkedKey(key));
    },

    async stage(id) {
      if ((await received(id)) === undefined)
        await client.ask("PUT", chunkKey(id, 0, "begin"), { body: EMPTY });
    },
    staged: received,
    async appendAt(id, offset, body, most) {
      const at = await received(id);
      if (at !== offset) throw new WrongOffset(at);
      let end = offset;
      for await (const piece of pieces(limited(asStream(body), most - offset), PIECE)) {
        if (piece.length > 0) await client.ask("PUT", chunkKey(id, end, "bytes"), { body: piece });
        end += piece.length;
      }
      return end;
    },
    async openStaged(id) {
      const chunks = await listed(client, prefixOf(id));
      return chunks.length === 0 ? undefined : Readable.from(readThrough(client, chunks));
    },
    async finish(id, key, { type }) {
      const chunks = await listed(client, prefixOf(id));
      if (chunks.length === 0) throw new WrongOffset(undefined);
      await upload(client, checkedKey(key), Readable.from(readThrough(client, chunks)), type);
      await discard(id);
      return need(key);
    },
    discard,
    async sweepStaged(before) {
      const old = (await listed(client, "staging/")).filter(({ modifiedAt }) => modifiedAt < before);
      for (const { key } of old) await client.ask("DELETE", key);
      return new Set(old.map(({ key }) => key.split("/")[1])).size;
    },
  };
}

// Offsets are padded so that S3's order by name is the order of the bytes; "begin" sorts before "bytes".
const prefixOf = (id: string) => `staging/${checkedId(id)}/`;
const chunkKey = (id: string, offset: number, kind: "begin" | "bytes") =>
  `${prefixOf(id)}${String(offset).padStart(15, "0")}-${kind}`;
const offsetOf = (key: string) => Number.parseInt(key.split("/")[2] ?? "0", 10);

function limited(body: Readable, most: number): Readable {
  if (most === Number.POSITIVE_INFINITY) return body;
  const gate = atMost(most);
  body.on("error", (error) => gate.destroy(error));
  return body.pipe(gate);
}

/** One PUT for what fits in a piece, else a multipart upload that leaves nothing behind when it fails. */
async function upload(client: S3Client, key: string, body: Readable, type: string): Promise<void> {
  const headers = { "content-type": type };
  const cut = pieces(body, PIECE);
  const first = (await cut.next()).value ?? EMPTY;
  if (first.length < PIECE) {
    await client.ask("PUT", key, { body: first, headers });
    return;
  }
  const begun = await (await client.ask("POST", key, { query: { uploads: "" }, headers })).text();
  const uploadId = textsOf(begun, "UploadId")[0] ?? "";
  try {
    const tags = [await part(client, key, uploadId, 1, first)];
    for await (const piece of cut) tags.push(await part(client, key, uploadId, tags.length + 1, piece));
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const done = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
    const answer = await (await client.ask("POST", key, { query: { uploadId }, body: done })).text();
    // S3 may answer 200 and tell of a failure inside.
    if (answer.includes("<Error>")) throw new StorageUnavailable("S3 could not complete an upload");
  } catch (error) {
    await client.ask("DELETE", key, { query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function part(
  client: S3Client,
  key: string,
  uploadId: string,
  number: number,
  body: Uint8Array<ArrayBuffer>,
) {
  const answer = await client.ask("PUT", key, { query: { partNumber: String(number), uploadId }, body });
  return answer.headers.get("etag") ?? "";
}

async function read(client: S3Client, key: string, range?: ByteRange): Promise<Readable | undefined> {
  const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end ?? ""}` } : {};
  const answer = await client.ask("GET", key, { headers });
  if (answer.status === 404) return undefined;
  return answer.body ? fromWeb(answer.body) : Readable.from([]);
}

const fromWeb = (body: ReadableStream<Uint8Array>): Readable => Readable.fromWeb(body);

async function* readThrough(client: S3Client, chunks: { key: string }[]): AsyncGenerator<Buffer> {
  for (const { key } of chunks) {
    const stream = await read(client, key);
    if (stream) yield* stream;
  }
}

async function listed(client: S3Client, prefix: string) {
  const found: { key: string; size: number; modifiedAt: number }[] = [];
  let after = "";
  for (;;) {
    const query = { "list-type": "2", prefix, ...(after && { "start-after": after }) };
    const xml = await (await client.ask("GET", "", { query })).text();
    const [sizes, times] = [textsOf(xml, "Size"), textsOf(xml, "LastModified")];
    textsOf(xml, "Key").forEach((key, index) => {
      found.push({ key, size: Number(sizes[index]), modifiedAt: Date.parse(times[index] ?? "") });
    });
    after = found.at(-1)?.key ?? "";
    if (textsOf(xml, "IsTruncated")[0] !== "true" || !after) return found;
  }
}

function describe(answer: Response): StoredFile | undefined {
  if (answer.status === 404) return undefined;
  return {
    size: Number(answer.headers.get("content-length")),
    modifiedAt: Date.parse(answer.headers.get("last-modified") ?? "") || 0,
    etag: answer.headers.get("etag") ?? '""',
  };
}
