import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_S = 31_536_000;
const MONTH_S = 2_592_000;
const FOREVER = `public, max-age=${YEAR_S}, immutable`;

/**
 * The cache rule of a file of the build: hashed names never change, an emoji keeps its number (`MSG-9`) and must work
 * offline too, entry files are always revalidated.
 */
function cacheOf(name: string): string {
  if (name.startsWith(`assets${sep}`)) return FOREVER;
  if (name.startsWith(`emoji${sep}`)) return `public, max-age=${MONTH_S}, stale-while-revalidate=${YEAR_S}`;
  const isEntry =
    /\.(html|webmanifest)$|^sw\.js$/.test(name) || /^(sw|registerSW|theme|workbox-[\w-]+)\.js$/.test(name);
  return isEntry ? "no-cache" : "public, max-age=86400";
}

/**
 * Serves the built web app at `/h5/` and redirects `/` there. Precompressed files beside the originals
 * (`scripts/compress-dist.mjs`) are sent as they are. Routing is by hash, so an unknown path is a 404.
 * @param folder the build, for example `apps/web/dist`; when it is missing, `/h5/` says how to make it.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  app.get("/", (_request, reply) => reply.redirect("/h5/"));
  app.get("/h5", (_request, reply) => reply.redirect("/h5/"));
  if (!existsSync(join(root, "index.html"))) {
    app.get("/h5/", (_request, reply) =>
      reply
        .code(503)
        .type("text/plain; charset=utf-8")
        .send("The web app is not built yet. Run: npm run build"),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    prefix: "/h5/",
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("cache-control", cacheOf(relative(root, path).replace(/\.(br|gz)$/, "")));
      reply.header("x-content-type-options", "nosniff");
    },
  });
}
