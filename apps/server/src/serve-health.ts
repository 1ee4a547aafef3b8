import type { FastifyInstance } from "fastify";
import type { Made } from "./make-services.ts";

/** `/health` for whoever watches, and `/metrics` for Prometheus (`OPS-3`, `protocol §19`). */
export function serveHealth(http: FastifyInstance, { database, metrics }: Made): void {
  const ping = sharedWhileAsked(() => database.ping());
  const page = sharedWhileAsked(() => metrics.page());
  http.get("/health", async (_request, reply) => {
    try {
      await ping();
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
  http.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await page()));
}

/** Anybody may ask, and as often as they like: whoever asks meanwhile is given the same answer. */
function sharedWhileAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
