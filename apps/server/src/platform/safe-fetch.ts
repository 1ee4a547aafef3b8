import { Resolver } from "node:dns/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { bytesOf } from "./bytes-of.ts";
import { reasonOf } from "./fair-queue.ts";
import { isPublicAddress } from "./public-address.ts";

/** The response. `truncated` when it exceeded the size limit; `url` after redirects. */
export interface Fetched {
  url: string;
  status: number;
  type: string;
  body: Buffer;
  truncated: boolean;
}

/**
 * Fetches a public address, or throws `Unsafe`, or a network error, or the signal's reason. Never sends cookies or
 * credentials.
 */
export type SafeFetch = (
  url: string,
  options?: { accept?: string; signal?: AbortSignal },
) => Promise<Fetched>;

/** The response to a post; its body is not read. */
export interface Posted {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Posts to a public address, following no redirect, or throws `Unsafe`, a network error, or the signal's reason. */
export type SafePost = (
  url: string,
  sent: { headers: Record<string, string>; body: Buffer; signal?: AbortSignal },
) => Promise<Posted>;

/** The guard refused: not http, a forbidden port or address, too many redirects, no such host. */
export class Unsafe extends Error {
  override readonly name = "Unsafe";
}

interface Guard {
  /** All addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  ports: ReadonlySet<number>;
  /** Largest body in bytes, counted after decompression. */
  maxBytes: number;
  /** For the whole fetch, including redirects. */
  timeoutMs: number;
}

const REDIRECTS = 3;

/** Whether this machine itself has an IPv4 address. */
const isOnIPv4 = (): boolean =>
  Object.values(networkInterfaces()).some((all) =>
    all?.some(({ family, internal }) => family === "IPv4" && !internal),
  );

/**
 * Queries the name servers directly: the system resolver occupies one of the few threads that files and passwords need,
 * for as long as a hostile name server likes, and the process cannot exit before it ends.
 */
async function resolvePublic(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const all = (isOnIPv4() ? [v4, v6] : [v6, v4]).flatMap((one) =>
    one.status === "fulfilled" ? one.value : [],
  );
  if (all.length === 0 && v4.status === "rejected") throw v4.reason;
  return all;
}

const strict: Guard = {
  resolve: resolvePublic,
  isAllowed: isPublicAddress,
  ports: new Set([80, 443]),
  maxBytes: 1024 * 1024,
  timeoutMs: 5_000,
};

/**
 * Creates a fetch that cannot be turned against the inner network (`abuse §4`, ASVS 1.3.6): the name is resolved first,
 * every address must be public, and the connection goes to that address, so a second DNS answer changes nothing.
 * Each redirect passes the same check.
 */
export function createSafeFetch(options: Partial<Guard> = {}): SafeFetch {
  const guard = { ...strict, ...options };
  return async (start, { accept = "*/*", signal: outer } = {}) => {
    const signal = limitedTo(guard.timeoutMs, outer);
    let url = parse(start);
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const address = await withinTime(addressOf(url, guard), signal);
      const response = await open(url, address, { headers: asReader(accept) }, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = parse(headers.location, url);
        continue;
      }
      const { body, truncated } = await read(response, guard.maxBytes, signal);
      return { url: url.href, status: statusCode, type: headers["content-type"] ?? "", body, truncated };
    }
    throw new Unsafe("too many redirects");
  };
}

/** The guarded fetch with its real limits: 1 MB, 5 s, 3 redirects, ports 80 and 443. */
export const safeFetch: SafeFetch = createSafeFetch();

/** Creates a post with the same guard. */
export function createSafePost(options: Partial<Guard> = {}): SafePost {
  const guard = { ...strict, ...options };
  return async (to, { headers, body, signal: outer }) => {
    const signal = limitedTo(guard.timeoutMs, outer);
    const url = parse(to);
    const address = await withinTime(addressOf(url, guard), signal);
    const response = await open(url, address, { method: "POST", headers, body }, signal);
    response.destroy();
    return { status: response.statusCode ?? 0, headers: response.headers };
  };
}

/** The guarded post with its real limits. */
export const safePost: SafePost = createSafePost({ timeoutMs: 10_000 });

const limitedTo = (ms: number, outer: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(outer ? [outer] : [])]);

function parse(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new Unsafe("not an address");
  const url = new URL(text, base?.href);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Unsafe("only http and https");
  if (url.username !== "" || url.password !== "") throw new Unsafe("no credentials in the address");
  return url;
}

async function addressOf(url: URL, guard: Guard): Promise<string> {
  const usual = url.protocol === "https:" ? 443 : 80;
  const port = url.port === "" ? usual : Number(url.port);
  if (!guard.ports.has(port)) throw new Unsafe("this port is not allowed");
  // The URL parser has already turned decimal, octal and hexadecimal hosts into dotted ones.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Every machine means itself by this name, so no name server is asked.
  if (/(^|\.)localhost\.?$/i.test(host)) throw new Unsafe("this host is not public");
  const addresses = isIP(host) ? [host] : await guard.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new Unsafe("no such host");
  // One bad address among good ones is an attack or an internal host: refuse them all.
  if (!addresses.every(guard.isAllowed)) throw new Unsafe("this host is not public");
  return first;
}

/** DNS takes no signal; the loser of the race ends by itself. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(reasonOf(signal));
    signal.addEventListener("abort", late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", late));
  });
}

const asReader = (accept: string): Record<string, string> => ({
  accept,
  "accept-encoding": "gzip, br",
  "accept-language": "zh-CN,zh;q=0.9,en;q=0.8",
  "user-agent": "Mozilla/5.0 (compatible; FourthDimensionBot/1.0; link preview)",
});

interface Sent {
  method?: "POST";
  headers: Record<string, string>;
  body?: Buffer;
}

function open(
  url: URL,
  address: string,
  { body, ...sent }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const family = isIP(address);
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, { ...sent, signal, lookup: pinned, agent: false }, resolve);
    request.on("error", reject);
    request.end(body);
  });
}

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"] ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  if (encoding !== "gzip" && encoding !== "br" && encoding !== "deflate") {
    response.destroy();
    throw new Unsafe("unknown encoding");
  }
  const decoder = encoding === "br" ? createBrotliDecompress() : createUnzip();
  response.on("error", (error) => decoder.destroy(error));
  decoder.on("close", () => response.destroy());
  return response.pipe(decoder);
}

async function read(response: IncomingMessage, maxBytes: number, signal: AbortSignal) {
  const stream = decoded(response);
  const stop = () => stream.destroy(reasonOf(signal));
  signal.addEventListener("abort", stop, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop destroys the stream, and with it the connection.
    for await (const chunk of bytesOf(stream)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    response.destroy();
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), truncated: size > maxBytes };
}
