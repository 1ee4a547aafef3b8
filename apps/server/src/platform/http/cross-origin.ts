import type { FastifyInstance } from "fastify";
import type { SameSite } from "./same-site.ts";

/** Whether pages of another origin may call us with credentials. */
export type AllowedOrigin = (origin: string) => Promise<boolean>;

const METHODS = "GET, POST, PUT, DELETE";
const HEADERS = "accessToken, refreshToken, idempotency-key, content-type, accept-language, knows";

/**
 * Lets pages of listed origins call the API with credentials (`protocol §1.8`); the exact origin is echoed,
 * never a star. Everybody else gets no header and the browser keeps the answer from him.
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
