import type { FastifyInstance } from "fastify";
import type { Made } from "./make-services.ts";

/** `/health` for whoever watches, and `/metrics` for Prometheus (`OPS-3`, `protocol §19`). */
export function serveHealth(http: FastifyInstance, { database, metrics }: Made): void {
  http.get("/health", async (_request, reply) => {
    try {
      await database.ping();
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
  http.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.page()));
}
