import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StorageFull } from "../../platform/storage/storage-errors.ts";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";
import { textLike } from "../../testing/like.ts";

const mei = 1;
let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60_000));

async function stored(file: Uint8Array, name: string): Promise<string> {
  const answer = await app.upload(mei, "/file/upload", file, name);
  expect(answer).toMatchObject({ code: 200, data: textLike() });
  return String(answer.data);
}

test("a file comes back byte for byte, under its own name, to be saved", async () => {
  // Purely random bytes look like a sound once in a thousand times.
  const bytes = Buffer.concat([Buffer.from("no known kind "), randomBytes(69_986)]);
  const url = await stored(bytes, "会议 记录(终).pdf");
  expect(url).toMatch(/^\/files\/[\w-]{32}\.pdf$/);
  const answer = await app.http.inject({ url });
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, max-age=60, must-revalidate",
    "content-length": "70000",
  });
  const disposition = String(answer.headers["content-disposition"]);
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).toContain(
    `filename*=UTF-8''${encodeURIComponent("会议 记录").replaceAll("(", "%28")}%28%E7%BB%88%29.pdf`,
  );
});

describe("nothing served can run in a browser", () => {
  test.each([
    ["page.html", "<!doctype html><script>alert(1)</script>"],
    ["picture.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["photo.jpg", "<html><script>alert(1)</script></html>"],
    ["code.js", "alert(1)"],
    ["feed.xml", "<?xml version='1.0'?><x:script xmlns:x='http://www.w3.org/1999/xhtml'>alert(1)</x:script>"],
  ])("%s", async (name, content) => {
    const url = await stored(Buffer.from(content), name);
    expect(url).not.toMatch(/\.(html|svg|js|xml)$/);
    const { headers } = await app.http.inject({ url });
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["content-disposition"]).toMatch(/^attachment;/);
  });
});

test("a picture, a sound and a film open in place, by their bytes and not by their name", async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const wav = Buffer.concat([Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"), Buffer.alloc(24)]);
  const mp4 = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"), Buffer.alloc(40)]);
  for (const [bytes, type] of [
    [png, "image/png"],
    [wav, "audio/wav"],
    [mp4, "video/mp4"],
  ] as const) {
    const url = await stored(bytes, "thing.bin");
    const { headers } = await app.http.inject({ url });
    expect(headers).toMatchObject({
      "content-type": type,
      "content-disposition": textLike(/^inline;/),
    });
    const saved = await app.http.inject({ url: `${url}?download` });
    expect(saved.headers["content-disposition"]).toMatch(/^attachment;/);
  }
});

describe("ranges", () => {
  const bytes = randomBytes(1_000);
  let url = "";
  beforeAll(async () => {
    url = await stored(bytes, "film.bin");
  });
  const get = (range: string, more = {}) => app.http.inject({ url, headers: { range, ...more } });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=990-", 990, 999],
    ["bytes=-10", 990, 999],
    ["bytes=900-5000", 900, 999],
    ["bytes=-5000", 0, 999],
  ])("%s", async (range, start, end) => {
    const answer = await get(range);
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([206, `bytes ${start}-${end}/1000`]);
    expect(answer.headers["content-length"]).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });
  test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s is not there", async (range) => {
    const answer = await get(range);
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */1000"]);
  });
  test.each(["bytes=5-1", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6", "bytes=-"])(
    "%s counts as absent",
    async (range) => {
      expect((await get(range)).statusCode).toBe(200);
    },
  );
  test("HEAD, ETag and If-Range", async () => {
    const head = await app.http.inject({ method: "HEAD", url });
    expect([
      head.statusCode,
      head.headers["content-length"],
      head.headers["accept-ranges"],
      head.body,
    ]).toEqual([200, "1000", "bytes", ""]);
    const etag = String(head.headers.etag);
    expect((await app.http.inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
    expect((await get("bytes=0-9", { "if-range": etag })).statusCode).toBe(206);
    expect((await get("bytes=0-9", { "if-range": '"old"' })).statusCode).toBe(200);
  });
});

test.each(["/files/short", "/files/..%2f..%2flock", `/files/${"a".repeat(32)}.png`, "/files/%00"])(
  "%s is not there, and says it plainly",
  async (url) => {
    const answer = await app.http.inject({ url });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
  },
);

test("above 20 MB is too large, and nothing stays behind", async () => {
  const before = await everything();
  expect((await app.upload(mei, "/file/upload", Buffer.alloc(20 * 1024 * 1024 + 1), "big.bin")).code).toBe(
    413,
  );
  expect(await everything()).toEqual(before);
  expect((await app.upload(mei, "/file/upload", Buffer.alloc(20 * 1024 * 1024), "just.bin")).code).toBe(200);
});

test("a sender that breaks off leaves nothing behind", async () => {
  const before = await everything();
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const address = app.http.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const headers = { accesstoken: "1", "content-type": "multipart/form-data; boundary=x" };
  for (const path of ["/api/file/upload", "/api/image/upload"]) {
    const sending = request({ port, host: "127.0.0.1", method: "POST", path, headers });
    sending.on("error", () => undefined);
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n');
    await new Promise<void>((sent) => sending.write(randomBytes(300_000), () => sent()));
    sending.destroy();
  }
  await expect.poll(everything).toEqual(before);
});

test.each([
  ["without an end", "tea\r\n--x"],
  ["with an end of a part and none of the form", "tea\r\n--x\r\n"],
  ["in the middle of the file", "tea"],
  ["without a byte", "\r\n--x"],
])("a form %s is refused at once", async (_, rest) => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="tea.txt"\r\n\r\n';
  const headers = { accesstoken: String(mei), "content-type": "multipart/form-data; boundary=x" };
  const answer = await app.http.inject({
    method: "POST",
    url: "/api/file/upload",
    headers,
    payload: head + rest,
  });
  expect(answer.json()).toMatchObject({ code: 422, data: { field: "file" } });
});

test("twenty at once, then one per second", async () => {
  const results: number[] = [];
  for (let n = 0; n < 22; n += 1)
    results.push((await app.upload(7, "/file/upload", Buffer.from("x"), "x.txt")).code);
  expect(results).toEqual([...Array<number>(20).fill(200), 429, 429]);
  app.clock.advance(1_000);
  expect((await app.upload(7, "/file/upload", Buffer.from("x"), "x.txt")).code).toBe(200);
  expect(await app.upload(7, "/file/upload", Buffer.from("x"), "x.txt")).toMatchObject({
    code: 429,
    data: { retryAfter: 1 },
  });
});

test("a full disk answers 503 and keeps no record", async () => {
  const full = await startFilesApp({
    wrap: (storage) => ({
      ...storage,
      put: () => Promise.reject(new StorageFull("The disk is full")),
      stage: () => Promise.reject(new StorageFull("The disk is full")),
    }),
    environment: { PUBLIC_URL: "https://im.example/" },
  });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect((await full.upload(mei, "/file/upload", Buffer.from("x"), "x.txt")).code).toBe(503);
  expect((await full.upload(mei, "/image/upload", png, "x.png")).code).toBe(503);
  const begun = await full.http.inject({
    method: "POST",
    url: "/api/file/upload/init",
    headers: { accesstoken: "1", "content-type": "application/json" },
    payload: '{"name":"a","size":5}',
  });
  expect(begun.json()).toMatchObject({ code: 503 });
  expect(await full.services.db.selectFrom("stored_file").selectAll().execute()).toEqual([]);
  expect(await full.services.db.selectFrom("file_upload").selectAll().execute()).toEqual([]);
  await full.close();
});

test("with a public address the URL stands on it", async () => {
  const named = await startFilesApp({ environment: { PUBLIC_URL: "https://im.example/" } });
  const { data } = await named.upload(mei, "/file/upload", Buffer.from("x"), "x.txt");
  expect(data).toMatch(/^https:\/\/im\.example\/files\/[\w-]{32}\.txt$/);
  await named.close();
});

/** All records and everything on disk, temporary files included. */
async function everything(): Promise<{ records: number; disk: string }> {
  const records = await app.services.db.selectFrom("stored_file").select("key").execute();
  const { dataDir } = app.services.config;
  const names = await readdir(dataDir, { recursive: true });
  const files = names.filter((name) => /\/[\w-]{30,}/.test(join("/", name))).sort();
  return { records: records.length, disk: createHash("md5").update(files.join()).digest("hex") };
}
