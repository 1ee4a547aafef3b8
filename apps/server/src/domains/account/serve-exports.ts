import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/services.ts";
import { exportStorageKey } from "./delete-exports.ts";
import { findReadyExport } from "./exports.repository.ts";

type Request = FastifyRequest<{ Params: { key: string } }>;

/**
 * Serves data exports at `/api/exports/{key}` until they expire. The address is unguessable and only its owner learns
 * it. No cache on the way may store the file.
 */
export function serveExports(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>("/api/exports/:key", (request, reply) =>
    serve(services, request, reply),
  );
}

async function serve(
  { db, storage, clock }: Services,
  { params }: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  const row = await findReadyExport(db, params.key, clock.now());
  const body = row && (await storage.open(exportStorageKey(row.key)));
  if (!body) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  const day = new Date(row.created_at).toISOString().slice(0, 10);
  return reply
    .type("application/zip")
    .header("content-length", row.size)
    .header("content-disposition", `attachment; filename="4d-${day}.zip"`)
    .send(body);
}
