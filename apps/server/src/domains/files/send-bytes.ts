import type { FastifyReply, FastifyRequest } from "fastify";
import { hasVersion, parseRange } from "./byte-range.ts";

/** Bytes to be served inline under their type. */
export interface Sendable {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
  /** Identifies this version; a client that already has it gets a 304. */
  etag?: string;
}

/** Serves bytes from memory; supports ranges, which some phones need to play sound. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, cacheControl, etag }: Sendable,
): FastifyReply {
  reply.headers({
    "content-type": type,
    "cache-control": cacheControl,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
  if (etag !== undefined) reply.header("etag", etag);
  if (etag !== undefined && hasVersion(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const ifRange = request.headers["if-range"];
  const isFresh = ifRange === undefined || ifRange === etag;
  const wanted = parseRange(isFresh ? request.headers.range : undefined, bytes.length);
  if (wanted === "unsatisfiable")
    return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  if (wanted === "whole") return reply.send(Buffer.from(bytes));
  const { start, end } = wanted;
  reply.code(206).header("content-range", `bytes ${start}-${end}/${bytes.length}`);
  return reply.send(Buffer.from(bytes.subarray(start, end + 1)));
}
