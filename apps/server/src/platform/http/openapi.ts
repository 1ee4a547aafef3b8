import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { openApiDocument } from "./openapi-document.ts";
import { openApiPage } from "./openapi-page.ts";

const asset = (name: string): string => readFileSync(new URL(`./docs/${name}`, import.meta.url), "utf8");

/**
 * Serves the interface's description (`OPS-4`, `protocol §19.1` 12): the page at `/api/docs`, the OpenAPI 3.1
 * document at `/api/docs/json`. Both are made when first asked for; the page needs nothing from elsewhere.
 */
export function serveApiDocs(app: FastifyInstance): void {
  // Bytes, which every connection shares; a text is written anew for each.
  let document: Buffer | undefined;
  let page: string | undefined;
  const send = (reply: FastifyReply, type: string, text: string | Buffer) =>
    reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(text);

  app.get("/api/docs/json", (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument()));
    return send(reply, "application/json", document);
  });
  app.get("/api/docs", (_request, reply) => {
    page ??= openApiPage(openApiDocument());
    return send(reply, "text/html", page);
  });
  app.get("/api/docs/", (_request, reply) => reply.redirect("/api/docs"));
  app.get("/api/docs/docs.css", (_request, reply) => send(reply, "text/css", asset("docs.css")));
  app.get("/api/docs/docs.js", (_request, reply) => send(reply, "text/javascript", asset("docs.js")));
}
