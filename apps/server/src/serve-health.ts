import type { FastifyInstance } from "fastify";
import type { Made } from "./make-services.ts";
import type { Watch } from "./watch-state.ts";

/**
 * `/health` for whoever watches, `/health/ready` for whoever sends people here, and `/metrics` for Prometheus (`OPS-3`,
 * `protocol §19.6`). Anybody may ask, so parts are told by a word each, and why one is down stands in the log.
 */
export function serveHealth(
  http: FastifyInstance,
  { database, metrics, services }: Made,
  { parts: watched, tried }: Pick<Watch, "parts" | "tried">,
): void {
  const ping = sharedWhileAsked(() => database.ping());
  const page = sharedWhileAsked(() => metrics.page());
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
    const parts = Object.fromEntries(watched.reports().map(({ part, state }) => [part, state]));
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
