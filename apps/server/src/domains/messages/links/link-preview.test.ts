import { createServer, type Server } from "node:http";
import { api } from "@4d/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routes } from "../../../platform/http/routes.ts";
import { createSafeFetch } from "../../../platform/safe-fetch.ts";
import { type FilesApp, startFilesApp } from "../../../testing/files-app.ts";
import { textLike } from "../../../testing/like.ts";
import { createLinkPreview, linkPreview, sweepPreviews } from "./link-preview.ts";

const PUBLIC = "127.0.0.2"; // plays the public internet
const mei = 1;
let web: Server;
let port = 0;
let asked: string[] = [];
let app: FilesApp;
let strict: FilesApp;
let stopping: FilesApp;
const closing = new AbortController();
const otto = 2;
/** Requests that never get a response, by path. */
let hanging: string[] = [];

const table = { linkPreview: api.chats.linkPreview };
const at = (path: string) => `http://tea.example:${port}${path}`;
const preview = (url: string, on = app) => on.call(mei, api.chats.linkPreview, { query: { url } });

async function page(
  path: string,
): Promise<{ type: string; body: string | Buffer; status?: number; location?: string }> {
  const html = "text/html; charset=utf-8";
  if (path === "/pot.png") {
    const big = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#6fd" } });
    return { type: "image/png", body: await big.png().toBuffer() };
  }
  if (path === "/evil.svg")
    return { type: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" };
  if (path === "/tea")
    return {
      type: html,
      body: `<title>x</title><meta property="og:title" content="Tea house"><meta property="og:image" content="/pot.png">`,
    };
  if (path === "/svg")
    return { type: html, body: `<title>Svg</title><meta property="og:image" content="/evil.svg">` };
  if (path === "/inner-image")
    return {
      type: html,
      body: `<title>Inner</title><meta property="og:image" content="http://127.0.0.1/a.png">`,
    };
  if (path === "/to-inner") return { type: html, body: "", status: 302, location: "http://127.0.0.1/" };
  if (path === "/json") return { type: "application/json", body: "{}" };
  return { type: html, body: `<title>Page ${path}</title>` };
}

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url?.startsWith("/never")) {
      hanging.push(request.url);
      return;
    }
    void page(request.url ?? "").then(({ type, body, status = 200, location }) =>
      response.writeHead(status, { "content-type": type, ...(location && { location }) }).end(body),
    );
  });
  await new Promise<void>((done) => web.listen(0, PUBLIC, done));
  const bound = web.address();
  port = typeof bound === "object" && bound ? bound.port : 0;
  const fetch = createSafeFetch({
    resolve: async () => [PUBLIC],
    isAllowed: (address) => address === PUBLIC,
    ports: new Set([port, 80]),
  });
  app = await startFilesApp({ routes: routes(table, { linkPreview: createLinkPreview(fetch) }) });
  strict = await startFilesApp({ routes: routes(table, { linkPreview }) });
  const looks = { linkPreview: createLinkPreview(fetch) };
  stopping = await startFilesApp({ routes: routes(table, looks), closing: closing.signal });
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await Promise.all([app.close(), strict.close(), stopping.close()]);
});
beforeEach(() => {
  asked = [];
  hanging = [];
  app.clock.advance(60_000);
});

test("title and picture, the picture made anew in our own store", async () => {
  const answer = await preview(`${at("/tea")}#top`);
  expect(answer).toMatchObject({
    code: 200,
    data: {
      url: at("/tea"),
      title: "Tea house",
      site: "tea.example",
      description: "",
      imageUrl: textLike(/^\/files\/[\w-]{32}\.\w+$/),
    },
  });
  const image = await app.http.inject({ url: api.chats.linkPreview.out.parse(answer.data)?.imageUrl });
  expect(image.headers["content-type"]).toMatch(/^image\/(png|webp)$/);
});

test("fetched once for everybody, also when asked for at the same moment, and again after a week", async () => {
  await Promise.all([preview(at("/once")), preview(at("/once")), preview(at("/once"))]);
  await preview(at("/once"));
  expect(asked).toEqual(["/once"]);
  app.clock.advance(8 * 24 * 3_600_000);
  await preview(at("/once"));
  expect(asked).toEqual(["/once", "/once"]);
  expect(await sweepPreviews(app.services)).toBe(0);
  app.clock.advance(31 * 24 * 3_600_000);
  expect(await sweepPreviews(app.services)).toBeGreaterThan(0);
});

test("a picture that is SVG or lies inside is left out", async () => {
  expect(await preview(at("/svg"))).toMatchObject({ data: { title: "Svg", imageUrl: "" } });
  expect(await preview(at("/inner-image"))).toMatchObject({ data: { title: "Inner", imageUrl: "" } });
});

test("what is no page, or leads inside, gives nothing, and is not asked again for an hour", async () => {
  for (const path of ["/json", "/to-inner"])
    expect(await preview(at(path))).toMatchObject({ code: 200, data: null });
  asked = [];
  expect(await preview(at("/json"))).toMatchObject({ data: null });
  expect(asked).toEqual([]);
});

test("with the real guard inner addresses give nothing, in any spelling", async () => {
  for (const url of [
    at("/tea").replace("tea.example", PUBLIC),
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://169.254.169.254/latest/",
    "http://localhost/",
  ]) {
    expect(await preview(url, strict)).toMatchObject({ code: 200, data: null });
  }
  expect(asked).toEqual([]);
});

test("what is no web address is refused, and new pages are limited", async () => {
  for (const url of ["javascript:alert(1)", "file:///etc/passwd", "tea", ""]) {
    expect(await preview(url)).toMatchObject({ code: 422, data: { field: "url" } });
  }
  const codes: number[] = [];
  for (let n = 0; n < 22; n += 1) codes.push((await preview(at(`/n${n}`))).code);
  expect(codes).toEqual([...Array<number>(20).fill(200), 429, 429]);
  expect((await preview(at("/n0"))).code).toBe(200);
});

test("pages that never answer delay their asker, and nobody else, who may ask for the same ones", async () => {
  const slow = Array.from({ length: 12 }, (_, n) => preview(at(`/never-${n}`), stopping));
  const wanted = preview(at("/waits-behind"), stopping);
  await expect.poll(() => hanging).toHaveLength(4);
  const ask = (path: string) => stopping.call(otto, api.chats.linkPreview, { query: { url: at(path) } });
  expect(await ask("/tea")).toMatchObject({ data: { title: "Tea house" } });
  // Mei waits for it behind slow ones; Otto does not.
  expect(await ask("/waits-behind")).toMatchObject({ data: { title: "Page /waits-behind" } });
  expect(hanging).toHaveLength(4);
  const began = performance.now();
  closing.abort();
  for (const one of [...slow, wanted]) expect(await one).toMatchObject({ code: 503 });
  expect(performance.now() - began).toBeLessThan(3000);
});
