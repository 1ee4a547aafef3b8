import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressDist } from "../../../../../scripts/compress-dist.mjs";
import { textLike } from "../../testing/like.ts";
import { serveWebApp } from "./web-app.ts";

let folder = "";
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-app-"));
  for (const part of ["assets", "emoji"]) await mkdir(join(folder, part));
  await writeFile(join(folder, "index.html"), `<!doctype html><title>四次元</title>${" ".repeat(3000)}`);
  await writeFile(join(folder, "sw.js"), "self.skipWaiting()");
  await writeFile(join(folder, "assets/app-Bx1.js"), "console.log('tea');".repeat(300));
  await writeFile(join(folder, "emoji/3.webp"), "a smile");
  await compressDist(folder);
  app = Fastify();
  await serveWebApp(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("the root leads to the app", async () => {
  for (const url of ["/", "/h5"]) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/h5/"]);
  }
});

test("index and service worker are asked for again, hashed assets never, an emoji after a month", async () => {
  const cacheFor = async (url: string) => (await app.inject({ url })).headers["cache-control"];
  expect(await cacheFor("/h5/")).toBe("no-cache");
  expect(await cacheFor("/h5/index.html")).toBe("no-cache");
  expect(await cacheFor("/h5/sw.js")).toBe("no-cache");
  expect(await cacheFor("/h5/assets/app-Bx1.js")).toBe("public, max-age=31536000, immutable");
  expect(await cacheFor("/h5/emoji/3.webp")).toContain("max-age=2592000");
});

test("what is compressed already is sent so, with the original's type and cache rule", async () => {
  const headers = { "accept-encoding": "gzip, br" };
  const script = await app.inject({ url: "/h5/assets/app-Bx1.js", headers });
  expect(script.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": textLike(/immutable/),
    vary: textLike(/accept-encoding/i),
  });
  expect(script.headers["content-type"]).toMatch(/javascript/);
  expect(brotliDecompressSync(script.rawPayload).toString()).toMatch(/^console\.log\('tea'\);/);
  const page = await app.inject({ url: "/h5/", headers: { "accept-encoding": "gzip" } });
  expect(page.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-cache" });
  expect(page.headers["content-type"]).toMatch(/text\/html/);
  const plain = await app.inject({ url: "/h5/assets/app-Bx1.js" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("nothing outside the folder, nothing invented", async () => {
  for (const url of ["/h5/nothing.js", "/h5/..%2f..%2fetc%2fpasswd", "/h5/%2e%2e/%2e%2e/etc/passwd"]) {
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test("without a build it says how to make one", async () => {
  const bare = Fastify();
  await serveWebApp(bare, join(folder, "absent"));
  const answer = await bare.inject({ url: "/h5/" });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining("npm run build")]);
  await bare.close();
});
