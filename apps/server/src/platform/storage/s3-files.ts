import { Readable } from "node:stream";
import { pieces } from "./byte-stream.ts";
import { type S3Client, textsOf } from "./s3-client.ts";
import type { ByteRange, StoredFile } from "./storage.ts";
import { StorageUnavailable } from "./storage-errors.ts";

/** Bytes per request; S3 requires at least 5 MB for every part but the last. */
export const PIECE = 8 * 1024 * 1024;
const EMPTY = new Uint8Array(0);

/** One PUT for what fits in a piece, else a multipart upload that leaves nothing behind when it fails. */
export async function upload(
  client: S3Client,
  key: string,
  body: Readable,
  type: string,
): Promise<StoredFile> {
  const headers = { "content-type": type };
  const cut = pieces(body, PIECE);
  const begun = await cut.next();
  const first = begun.done ? EMPTY : begun.value;
  if (first.length < PIECE) await client.ask("PUT", key, { body: first, headers });
  else await uploadParts(client, key, first, cut, headers);
  const stored = await head(client, key);
  if (!stored) throw new StorageUnavailable("S3 has lost a file it just took");
  return stored;
}

type Piece = Uint8Array<ArrayBuffer>;
type Headers = Record<string, string>;

async function uploadParts(
  client: S3Client,
  key: string,
  first: Piece,
  rest: AsyncIterable<Piece>,
  headers: Headers,
) {
  const begun = await (await client.ask("POST", key, { query: { uploads: "" }, headers })).text();
  const uploadId = textsOf(begun, "UploadId")[0] ?? "";
  const part = async (number: number, body: Piece) => {
    const response = await client.ask("PUT", key, { query: { partNumber: String(number), uploadId }, body });
    return response.headers.get("etag") ?? "";
  };
  try {
    const tags = [await part(1, first)];
    for await (const piece of rest) tags.push(await part(tags.length + 1, piece));
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
    const response = await (await client.ask("POST", key, { query: { uploadId }, body })).text();
    // S3 may answer 200 and report a failure in the body.
    if (response.includes("<Error>")) throw new StorageUnavailable("S3 could not complete an upload");
  } catch (error) {
    await client.ask("DELETE", key, { query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

export async function head(client: S3Client, key: string): Promise<StoredFile | undefined> {
  const { status, headers } = await client.ask("HEAD", key);
  if (status === 404) return undefined;
  return {
    size: Number(headers.get("content-length")),
    modifiedAt: Date.parse(headers.get("last-modified") ?? "") || 0,
    etag: headers.get("etag") ?? '""',
  };
}

export async function read(client: S3Client, key: string, range?: ByteRange): Promise<Readable | undefined> {
  const headers: Headers = range ? { range: `bytes=${range.start}-${range.end ?? ""}` } : {};
  const response = await client.ask("GET", key, { headers });
  if (response.status === 404) return undefined;
  return response.body ? Readable.fromWeb(response.body) : Readable.from([]);
}

/** Every object whose key begins with `prefix`, in the order of the keys. */
export async function list(client: S3Client, prefix: string) {
  const found: { key: string; size: number; modifiedAt: number }[] = [];
  for (;;) {
    const after = found.at(-1)?.key;
    const query = { "list-type": "2", prefix, ...(after && { "start-after": after }) };
    const xml = await (await client.ask("GET", "", { query })).text();
    const [keys, sizes, times] = [textsOf(xml, "Key"), textsOf(xml, "Size"), textsOf(xml, "LastModified")];
    for (const [index, key] of keys.entries()) {
      found.push({ key, size: Number(sizes[index]), modifiedAt: Date.parse(times[index] ?? "") });
    }
    if (textsOf(xml, "IsTruncated")[0] !== "true" || keys.length === 0) return found;
  }
}
