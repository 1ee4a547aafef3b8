import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/services.ts";
import { hasVersion, parseRange } from "./byte-range.ts";
import { dispositionOf, FILE_FOLDERS, isKey, storageKeyOf } from "./file-names.ts";
import { isAlive } from "./file-references.ts";
import { type FileRow, findFile } from "./files.repository.ts";
import { isInline, UNKNOWN_TYPE } from "./sniff.ts";

type Needs = Pick<Services, "db" | "storage" | "clock" | "log">;
type Request = FastifyRequest<{ Params: { key: string }; Querystring: { download?: string } }>;

/**
 * Serves the store at `/files/{key}`, under each of `FILE_FOLDERS` (`W22`, `MSG-12`). Whoever has the unguessable
 * address may read. Only pictures, sounds and films recognised by their bytes open inline; everything else downloads,
 * and nothing served here can run in our origin. What shows a file may be recalled, so every copy is revalidated within
 * a minute (`FRESH_S`), which costs a 304 while the file lives.
 */
export function serveFiles(app: FastifyInstance, services: Needs): void {
  for (const folder of FILE_FOLDERS)
    app.route<{ Params: { key: string }; Querystring: { download?: string } }>({
      method: ["GET", "HEAD"],
      url: `${folder}/:key`,
      handler: (request, reply) => serve(services, request, reply),
    });
}

async function serve(
  { db, storage, clock, log }: Needs,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  harden(reply);
  const { key } = request.params;
  const file = isKey(key) ? await findFile(db, key) : undefined;
  // Expired, but not swept yet.
  if (!file || !isAlive(file, clock.now())) return absent(reply);
  const remainingMs = (file.expires_at ?? Number.POSITIVE_INFINITY) - clock.now();
  const etag = `"${key}"`;
  describe(reply, file, { etag, remainingMs, isDownload: request.query.download !== undefined });
  if (hasVersion(request.headers["if-none-match"], etag)) return unchanged(reply);
  const ifRange = request.headers["if-range"];
  const isFresh = ifRange === undefined || ifRange === etag;
  const wanted = parseRange(isFresh ? request.headers.range : undefined, file.size);
  if (wanted === "unsatisfiable") {
    return reply
      .code(416)
      .header("content-range", `bytes */${file.size}`)
      .header("cache-control", "no-store")
      .send();
  }
  const range = wanted === "whole" ? { start: 0, end: file.size - 1 } : wanted;
  if (wanted !== "whole") {
    reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  }
  reply.header("content-length", range.end - range.start + 1);
  if (request.method === "HEAD" || file.size === 0) return reply.send();
  const stream = await storage.open(storageKeyOf(key), wanted === "whole" ? undefined : range);
  if (stream) return reply.send(stream);
  log.error({ reqId: request.id, stored: file.created_at }, "a stored file is missing");
  return absent(reply);
}

function harden(reply: FastifyReply): void {
  reply.header("x-content-type-options", "nosniff");
  reply.header("content-security-policy", "default-src 'none'; sandbox");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/** Seconds a copy may be used without revalidation. */
const FRESH_S = 60;

/** `left`: milliseconds the file still lives; no copy lives longer. */
function describe(
  reply: FastifyReply,
  file: FileRow,
  { etag, remainingMs, isDownload }: { etag: string; remainingMs: number; isDownload: boolean },
): void {
  const isShown = isInline(file.type) && !isDownload;
  reply.header("content-type", isInline(file.type) ? file.type : UNKNOWN_TYPE);
  reply.header("content-disposition", dispositionOf(isShown ? "inline" : "attachment", file.name));
  const maxAge = Math.min(FRESH_S, Math.floor(remainingMs / 1000));
  reply.header("cache-control", `private, max-age=${maxAge}, must-revalidate`);
  reply.header("accept-ranges", "bytes");
  reply.header("etag", etag);
  reply.header("last-modified", new Date(file.created_at).toUTCString());
}

/** Sends the cache headers of a 304, without those that describe a body. */
function unchanged(reply: FastifyReply): FastifyReply {
  for (const name of ["content-type", "content-disposition"]) reply.removeHeader(name);
  return reply.code(304).send();
}

function absent(reply: FastifyReply): FastifyReply {
  for (const name of ["content-length", "content-range", "content-disposition", "etag", "last-modified"]) {
    reply.removeHeader(name);
  }
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("Not found");
}
