import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { setImmediate as laterTasks } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { FairQueue } from "../fair-queue.ts";
import { networkKeyOf } from "../network-key.ts";
import { openApiDocument } from "./openapi-document.ts";
import { openApiPage } from "./openapi-page.ts";

/** Sending half a megabyte on a thousand connections takes seconds; the page is public, so addresses take turns. */
const BOUNDS = { width: 16, share: 2, waitingEach: 64, waitingMost: 1000 };
const PIECE_BYTES = 64 * 1024;

const asset = (name: string): string => readFileSync(new URL(`./docs/${name}`, import.meta.url), "utf8");

/** Lets other requests be served between two pieces. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await laterTasks();
  }
}

/**
 * Serves the API's description (`OPS-4`, `protocol §19.1.12`): the page at `/api/docs`, the OpenAPI 3.1 document at
 * `/api/docs/json`. Both are made on first request; the page loads nothing from elsewhere.
 * @param closing fires when the server stops: requests still waiting for the document are refused.
 */
export function serveApiDocs(app: FastifyInstance, closing: AbortSignal): void {
  const slots = new FairQueue(BOUNDS, closing);
  const send = (reply: FastifyReply, type: string, words: string | Readable) =>
    reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(words);
  const serveMade = (path: string, type: string, make: () => string) => {
    let bytes: Buffer | undefined;
    app.get(path, async ({ ip }, reply) => {
      const leave = await slots.enter(networkKeyOf(ip));
      bytes ??= Buffer.from(make());
      const pieces = Readable.from(inPieces(bytes), { objectMode: false }).once("close", leave);
      return send(reply.header("content-length", bytes.length), type, pieces);
    });
  };
  serveMade("/api/docs/json", "application/json", () => JSON.stringify(openApiDocument()));
  serveMade("/api/docs", "text/html", () => openApiPage(openApiDocument()));
  app.get("/api/docs/", (_request, reply) => reply.redirect("/api/docs"));
  app.get("/api/docs/docs.css", (_request, reply) => send(reply, "text/css", asset("docs.css")));
  app.get("/api/docs/docs.js", (_request, reply) => send(reply, "text/javascript", asset("docs.js")));
}
