import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { S3Config } from "../config.ts";

interface Stored {
  bytes: Buffer;
  at: Date;
}

export interface S3Server {
  config: S3Config;
  /** What the bucket holds, by key. */
  objects: Map<string, Stored>;
  /** Uploads begun and neither completed nor aborted: parts by number. */
  uploads: Map<string, Map<number, Buffer>>;
  close(): void;
}

interface Ask {
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  body: Buffer;
}

interface Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

/** An in-memory bucket with the part of S3 our storage uses, for tests. Requires a signature without checking it. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const uploads: S3Server["uploads"] = new Map();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const ask = await asked(request);
    const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/");
    const { status, body, headers } = signed ? reply(ask, objects, uploads) : { status: 403 };
    response.writeHead(status, headers).end(ask.method === "HEAD" ? undefined : body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "bucket",
      accessKey: "key",
      secretKey: "s",
      region: "auto",
    },
    objects,
    uploads,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function asked(request: IncomingMessage): Promise<Ask> {
  const url = new URL(request.url ?? "/", "http://s3");
  return {
    method: request.method ?? "GET",
    key: url.pathname.replace(/^\/bucket\/?/, ""),
    query: url.searchParams,
    range: request.headers.range,
    body: await buffer(request),
  };
}

const tagOf = (bytes: Buffer): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

function reply(ask: Ask, objects: S3Server["objects"], uploads: S3Server["uploads"]): Answer {
  const uploadId = ask.query.get("uploadId");
  if (ask.query.has("list-type")) return list(ask.query, objects);
  if (ask.query.has("uploads")) return begin(uploads);
  if (uploadId !== null) return multipart(ask, uploadId, objects, uploads);
  if (ask.method === "PUT") {
    objects.set(ask.key, { bytes: ask.body, at: new Date() });
    return { status: 200, headers: { etag: tagOf(ask.body) } };
  }
  if (ask.method === "DELETE") {
    objects.delete(ask.key);
    return { status: 204 };
  }
  return get(ask, objects.get(ask.key));
}

function get(ask: Ask, stored: Stored | undefined): Answer {
  if (!stored) return { status: 404 };
  const [from, to] = (ask.range?.replace("bytes=", "") ?? "0-").split("-");
  const body = stored.bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  const headers = {
    "content-length": String(body.length),
    etag: tagOf(stored.bytes),
    "last-modified": stored.at.toUTCString(),
  };
  return { status: ask.range ? 206 : 200, body, headers };
}

function begin(uploads: S3Server["uploads"]): Answer {
  const id = `upload-${uploads.size + 1}`;
  uploads.set(id, new Map());
  return { status: 200, body: `<Result><UploadId>${id}</UploadId></Result>` };
}

function multipart(ask: Ask, id: string, objects: S3Server["objects"], uploads: S3Server["uploads"]): Answer {
  const parts = uploads.get(id);
  if (!parts) return { status: 404 };
  if (ask.method === "PUT") {
    parts.set(Number(ask.query.get("partNumber")), ask.body);
    return { status: 200, headers: { etag: tagOf(ask.body) } };
  }
  uploads.delete(id);
  if (ask.method === "DELETE") return { status: 204 };
  const numbers = [...ask.body.toString().matchAll(/<PartNumber>(\d+)</g)].map((match) => Number(match[1]));
  const bytes = Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0)));
  objects.set(ask.key, { bytes, at: new Date() });
  return { status: 200, body: "<Result></Result>" };
}

// Two keys a page, so that paging is tested.
function list(query: URLSearchParams, objects: S3Server["objects"]): Answer {
  const after = query.get("start-after") ?? "";
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after);
  const shown = keys.slice(0, 2).map((key) => {
    const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date() };
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  return { status: 200, body: `<R><IsTruncated>${keys.length > 2}</IsTruncated>${shown.join("")}</R>` };
}
