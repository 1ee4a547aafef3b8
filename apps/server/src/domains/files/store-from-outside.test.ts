import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";

const mei = 1;
const otto = 2;
let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp();
});
afterAll(() => app.close());

const stored = async (who: number, bytes: Uint8Array) =>
  String((await app.upload(who, "/file/upload", bytes, "note.txt")).data);

/** A picture of a few hundred bytes that claims to have 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("the store from outside (W22)", () => {
  it("names files so that nobody guesses one from another, and shares none between people", async () => {
    const bytes = Buffer.from("the same bytes");
    const urls = [await stored(mei, bytes), await stored(mei, bytes), await stored(otto, bytes)];
    expect(new Set(urls).size).toBe(3);
    // 32 characters of 64 kinds: 192 bits, none of them derived from the time.
    for (const url of urls) expect(url).toMatch(/^\/files\/[\w-]{32}\.txt$/);
    expect(new Set(urls.map((url) => url.slice(7, 13))).size).toBe(3);
  });

  it("lists nothing, takes nothing and loses nothing without a login", async () => {
    const url = await stored(mei, Buffer.from("keep me"));
    for (const list of ["/files", "/files/", "/files/?list-type=2", "/files/..", "/files/%2e%2e%2fdb"]) {
      expect((await app.http.inject({ url: list })).statusCode).toBe(404);
    }
    for (const method of ["PUT", "POST", "DELETE", "PATCH"] as const) {
      expect((await app.http.inject({ method, url })).statusCode).toBe(404);
      const { statusCode } = await app.http.inject({ method, url, payload: "mine now" });
      expect(statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await app.http.inject({ url })).body).toBe("keep me");
  });

  it("refuses a picture that would unpack to gigabytes, before it does", async () => {
    const began = performance.now();
    const answer = await app.upload(mei, "/image/upload", bomb(), "small.png");
    expect(answer.code).toBe(422);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
