import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { peerTrust } from "./sender-address.ts";

/** Whether a page of this origin is ours, served at the address the request itself came to. */
type SameSite = (origin: string, request: Pick<IncomingMessage, "headers" | "socket">) => boolean;

/** Proxies append to the list, so the nearest one's entry is last. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  header?.toString().split(",").at(-1)?.trim();

/** A host as URLs write it: lower case, without the scheme's default port. Null when it is invalid. */
function hostIn(protocol: string, host: string): string | null {
  const text = `${protocol}//${host}`;
  if (!/^[^\s/\\?#@]+$/.test(host) || !URL.canParse(text)) return null;
  return new URL(text).host;
}

/** Some native clients send `wss:` or `ws:` instead of the page's scheme. */
const pageScheme = (protocol: string): string => protocol.replace(/^ws/, "http");

/**
 * Distinguishes pages of this site from all others: by the host the request names, by `PUBLIC_URL`, and by the
 * forwarded host of a trusted proxy (`TRUST_PROXY`). Many proxies drop or replace the port. No browser lets a page set
 * that header on a socket's request, so only a proxy or a program does.
 */
export function sameSite({ publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">): SameSite {
  const trusts = peerTrust(trustProxy);
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (origin, { headers, socket }) => {
    const page = URL.canParse(origin) ? new URL(origin) : null;
    if (page === null || page.host === "") return false;
    if (site?.host === page.host && site.protocol === pageScheme(page.protocol)) return true;
    const hosts = [headers.host];
    if (trusts(socket.remoteAddress ?? "")) hosts.push(lastOf(headers["x-forwarded-host"]));
    return hosts.some((host) => host !== undefined && hostIn(page.protocol, host) === page.host);
  };
}

/** Whether pages of another origin may call the API with credentials. */
export type AllowedOrigin = (origin: string) => Promise<boolean>;

const METHODS = "GET, POST, PUT, DELETE";
const HEADERS = "accessToken, refreshToken, idempotency-key, content-type, accept-language, knows";

/**
 * Lets pages of listed origins call the API with credentials (`protocol §1.8`); the exact origin is echoed, never a
 * star. Other origins get no header, and the browser withholds the response from them.
 */
export function allowOrigins(app: FastifyInstance, isOwn: SameSite, isAllowed: AllowedOrigin): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith("/api/")) return;
    reply.header("vary", "Origin");
    if (isOwn(origin, request.raw) || !(await isAllowed(origin))) return;
    reply.header("access-control-allow-origin", origin).header("access-control-allow-credentials", "true");
    if (request.method !== "OPTIONS") return;
    reply.header("access-control-allow-methods", METHODS).header("access-control-allow-headers", HEADERS);
    return reply.header("access-control-max-age", "600").code(204).send();
  });
  // Without a route for OPTIONS no hook would run for it.
  app.options("/api/*", async (_request, reply) => reply.code(204).send());
}
