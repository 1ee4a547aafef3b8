import type { FastifyInstance } from "fastify";
import type { Runtime } from "./create-services.ts";
import type { HealthMonitor } from "./health-monitor.ts";

/**
 * `/health` for monitoring, `/health/ready` for load balancers, and `/metrics` for Prometheus (`OPS-3`,
 * `protocol §19.6`). The endpoints are public, so each part is one word; why a part is down is in the log.
 */
export function serveHealth(
  http: FastifyInstance,
  { database, metrics, services }: Runtime,
  { partMonitor, firstCheck: tried }: Pick<HealthMonitor, "partMonitor" | "firstCheck">,
): void {
  const ping = singleFlight(() => database.ping());
  const page = singleFlight(() => metrics.page());
  http.get("/health", async (request, reply) => {
    try {
      await ping();
      return { status: "ok" };
    } catch (error) {
      services.log.warn({ err: error, reqId: request.id }, "the database does not answer");
      return reply.code(503).send({ status: "database unavailable", number: request.id });
    }
  });
  http.get("/health/ready", async (request, reply) => {
    await tried();
    const parts = Object.fromEntries(partMonitor.reports().map(({ part, state }) => [part, state]));
    const isReady =
      !services.closing.aborted &&
      (await ping().then(
        () => true,
        () => false,
      ));
    if (isReady) return { status: "ready", parts: { ...parts, database: "up" } };
    services.log.warn({ reqId: request.id, parts }, "not ready");
    return reply.code(503).send({ status: "unready", number: request.id, parts });
  });
  http.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await page()));
}

/** The endpoints are public: concurrent callers share one answer. */
function singleFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}
