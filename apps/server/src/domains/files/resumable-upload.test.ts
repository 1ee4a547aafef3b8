import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";
import { textLike } from "../../testing/like.ts";
import { hasRealS3, makeBucket, s3Environment } from "../../testing/real-s3.ts";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { findUnusableFiles, sweepFiles } from "./index.ts";

const [mei, otto] = [1, 2];
const DAY = 24 * 3_600_000;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function begin(app: FilesApp, user: number, size: number, more = {}): Promise<string> {
  const answer = await app.call(user, api.files.startUpload, {
    body: { name: "影片.mp4", size, type: "video/mp4", ...more },
  });
  expect(answer).toMatchObject({ code: 200, data: { id: textLike(), chunkSize: 1024 * 1024 } });
  const { id } = api.files.startUpload.out.parse(answer.data);
  return id;
}

const state = (app: FilesApp, user: number, id: string) =>
  app.call(user, api.files.uploadState, { params: { id } });
const complete = (app: FilesApp, user: number, id: string) =>
  app.call(user, api.files.completeUpload, { params: { id } });

function behaves(open: () => FilesApp): void {
  beforeEach(() => open().clock.advance(60_000));

  test("pieces become the file, and completing twice gives the same address", async () => {
    const app = open();
    const bytes = randomBytes(2_500_000);
    const id = await begin(app, mei, bytes.length, { sha256: sha256(bytes) });
    expect(await app.append(mei, id, 0, bytes.subarray(0, 1_000_000))).toMatchObject({
      code: 200,
      data: { received: 1_000_000 },
    });
    expect(await complete(app, mei, id)).toMatchObject({ code: 409, data: { received: 1_000_000 } });
    expect(await app.append(mei, id, 0, bytes)).toMatchObject({ code: 409, data: { received: 1_000_000 } });
    expect(await app.append(mei, id, 1_000_001, bytes)).toMatchObject({
      code: 409,
      data: { received: 1_000_000 },
    });
    expect(await app.append(mei, id, 1_000_000, bytes.subarray(1_000_000))).toMatchObject({
      code: 200,
      data: { received: bytes.length },
    });
    const [first, second, third] = [
      await complete(app, mei, id),
      ...(await Promise.all([complete(app, mei, id), complete(app, mei, id)])),
    ];
    expect(first).toMatchObject({ code: 200, data: textLike(/^\/files\/[\w-]{32}\.mp4$/) });
    expect([second.data, third.data]).toEqual([first.data, first.data]);
    expect(await state(app, mei, id)).toMatchObject({ code: 200, data: { received: bytes.length } });
    const file = await app.http.inject({ url: String(first.data) });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers["content-disposition"]).toContain(encodeURIComponent("影片.mp4"));
  });

  test("it goes on after the server was stopped and started", async () => {
    const app = open();
    const bytes = randomBytes(40_000);
    const id = await begin(app, mei, bytes.length);
    await app.append(mei, id, 0, bytes.subarray(0, 15_000));
    await app.restart();
    expect(await state(app, mei, id)).toMatchObject({ data: { received: 15_000 } });
    await app.append(mei, id, 15_000, bytes.subarray(15_000));
    await app.restart();
    const { data } = await complete(app, mei, id);
    expect((await app.http.inject({ url: String(data) })).rawPayload.equals(bytes)).toBe(true);
  });

  test("a crash between moving the file and recording it is mended by completing again", async () => {
    const app = open();
    const bytes = randomBytes(9_000);
    const id = await begin(app, mei, bytes.length);
    await app.append(mei, id, 0, bytes);
    const { data } = await complete(app, mei, id);
    await app.services.db
      .deleteFrom("stored_file")
      .where("key", "=", String(data).slice("/files/".length))
      .execute();
    expect(await complete(app, mei, id)).toMatchObject({ code: 200, data });
    expect((await app.http.inject({ url: String(data) })).statusCode).toBe(200);
  });

  test("two at the same time: completions meet and agree", async () => {
    const app = open();
    const bytes = randomBytes(50_000);
    const id = await begin(app, mei, bytes.length);
    await app.append(mei, id, 0, bytes);
    const answers = await Promise.all([
      complete(app, mei, id),
      complete(app, mei, id),
      complete(app, mei, id),
    ]);
    const good = answers.filter(({ code }) => code === 200);
    expect(good.length).toBeGreaterThanOrEqual(1);
    expect(new Set(good.map(({ data }) => data)).size).toBe(1);
    expect((await app.http.inject({ url: String(good[0]?.data) })).rawPayload.equals(bytes)).toBe(true);
  });

  test("a wrong checksum drops the upload", async () => {
    const app = open();
    const id = await begin(app, mei, 5, { sha256: sha256(Buffer.from("other")) });
    await app.append(mei, id, 0, Buffer.from("hello"));
    expect(await complete(app, mei, id)).toMatchObject({ code: 422, data: { field: "sha256" } });
    expect((await state(app, mei, id)).code).toBe(404);
  });

  test("more than announced is too large", async () => {
    const app = open();
    const id = await begin(app, mei, 10);
    expect((await app.append(mei, id, 0, randomBytes(11))).code).toBe(413);
  });

  test("another's upload does not exist for you", async () => {
    const app = open();
    const id = await begin(app, mei, 10);
    for (const answer of [
      await state(app, otto, id),
      await complete(app, otto, id),
      await app.append(otto, id, 0, randomBytes(10)),
    ]) {
      expect(answer.code).toBe(404);
    }
    expect((await state(app, mei, "..%2f..")).code).toBe(404);
    expect(await state(app, mei, id)).toMatchObject({ data: { received: 0 } });
  });

  test("an upload left lying for a day is forgotten, a file nobody refers to after 180", async () => {
    const app = open();
    const id = await begin(app, mei, 10);
    await app.append(mei, id, 0, randomBytes(4));
    const urls: string[] = [];
    for (const name of ["loose.txt", "kept.txt", "brief.txt"]) {
      urls.push(String((await app.upload(mei, "/file/upload", Buffer.from(name), name)).data));
    }
    const [loose = "", saved = "", brief = ""] = urls;
    const { services, clock } = app;
    const shows = (id: number, url: string, until: number | null) =>
      sql`select file_uses_set('post', ${id}, 0, array[file_key_of(${url})], true, ${until}::int8, null)`.execute(
        services.db,
      );
    await shows(1, saved, null);
    await shows(2, brief, clock.now() + 200 * DAY);
    clock.advance(DAY + 1);
    expect((await sweepFiles(services)).uploads).toBeGreaterThanOrEqual(1);
    expect((await state(app, mei, id)).code).toBe(404);
    const status = async (url: string) => (await app.http.inject({ url })).statusCode;
    clock.advance(180 * DAY);
    await sweepFiles(services);
    expect([await status(loose), await status(saved), await status(brief)]).toEqual([404, 200, 200]);
    clock.advance(20 * DAY);
    await sweepFiles(services);
    expect([await status(saved), await status(brief)]).toEqual([200, 404]);
  });
}

describe("on disk", () => {
  let app: FilesApp;
  beforeAll(async () => {
    app = await startFilesApp();
  });
  afterAll(() => app.close());
  behaves(() => app);

  test("what had come when the line was cut counts", async () => {
    app.clock.advance(60_000);
    const bytes = randomBytes(600_000);
    const id = await begin(app, mei, bytes.length);
    await app.http.listen({ port: 0, host: "127.0.0.1" });
    const address = app.http.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const headers = {
      accesstoken: "1",
      "content-type": "application/octet-stream",
      "content-length": bytes.length,
    };
    const sending = request({
      port,
      host: "127.0.0.1",
      method: "PUT",
      path: `/api/file/upload/${id}?offset=0`,
      headers,
    });
    sending.on("error", () => undefined);
    await new Promise<void>((sent) => sending.write(bytes.subarray(0, 300_000), () => sent()));
    const received = async () => api.files.uploadState.out.parse((await state(app, mei, id)).data).received;
    await expect.poll(received).toBeGreaterThan(0);
    sending.destroy();
    let answer = await app.append(mei, id, await received(), bytes.subarray(await received()));
    await expect
      .poll(async () => {
        const at = await received();
        if (at < bytes.length) answer = await app.append(mei, id, at, bytes.subarray(at));
        return received();
      })
      .toBe(bytes.length);
    expect([200, 409]).toContain(answer.code);
    const { data } = await complete(app, mei, id);
    expect((await app.http.inject({ url: String(data) })).rawPayload.equals(bytes)).toBe(true);
  });

  test("too many bytes on a real connection still hear why", async () => {
    app.clock.advance(60_000);
    const id = await begin(app, mei, 10);
    const address = app.http.server.address() ?? (await listening());
    const port = typeof address === "object" && address ? address.port : 0;
    const headers = { accesstoken: "1", "content-type": "application/octet-stream" };
    for (const offset of [0, 7]) {
      const url = `http://127.0.0.1:${port}/api/file/upload/${id}?offset=${offset}`;
      const answer = await fetch(url, { method: "PUT", headers, body: randomBytes(900_000) });
      expect(await answer.json()).toMatchObject({ code: offset === 0 ? 413 : 409 });
    }
  });

  async function listening() {
    await app.http.listen({ port: 0, host: "127.0.0.1" });
    return app.http.server.address();
  }

  test("a person has a share, and twenty uploads at a time", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      app.clock.advance(1_000);
      ids.push(await begin(app, otto, 1));
    }
    app.clock.advance(60_000);
    expect((await app.call(otto, api.files.startUpload, { body: { name: "a", size: 1 } })).code).toBe(429);
    const [finished = ""] = ids;
    await app.append(otto, finished, 0, Buffer.from("x"));
    expect((await complete(app, otto, finished)).code).toBe(200);
    await begin(app, otto, 1);
    expect((await app.call(otto, api.files.startUpload, { body: { name: "a", size: 1 } })).code).toBe(429);
    const now = app.clock.now();
    await app.services.db
      .insertInto("stored_file")
      .values({
        key: "k".repeat(32),
        owner: 3,
        name: "a",
        type: "b",
        size: 5 * 1024 ** 3 - 5,
        permanent: true,
        created_at: now,
        last_used_at: now,
        expires_at: null,
      })
      .execute();
    expect((await app.call(3, api.files.startUpload, { body: { name: "a", size: 6 } })).code).toBe(413);
    expect((await app.call(3, api.files.startUpload, { body: { name: "a", size: 5 } })).code).toBe(200);
    expect(
      (await app.call(3, api.files.startUpload, { body: { name: "a", size: 101 * 1024 * 1024 } })).code,
    ).toBe(422);
  });

  test("which addresses are not ours", async () => {
    const url = String((await app.upload(5, "/file/upload", Buffer.from("x"), "x.txt")).data);
    const others = [
      "https://evil.example/files/x.txt",
      `https://evil.example${url}`,
      `/files/${"z".repeat(32)}.txt`,
      "javascript:alert(1)",
    ];
    const refused = async (publicUrl: string | undefined, urls: string[]) => {
      const services = { ...app.services, config: { ...app.services.config, publicUrl } };
      const requested = urls.map((one) => ({ url: one, kind: "any" as const, field: "url" }));
      return (await findUnusableFiles(services, { userId: 5, requested, visibleIn: "own" })).map(
        (one) => one.url,
      );
    };
    expect(await refused(undefined, [url, ...others])).toEqual(others);
    expect(await refused("https://im.example", [url, `https://im.example${url}`])).toEqual([]);
  });
});

describe("in S3", () => {
  let app: FilesApp;
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
    app = await startFilesApp({ environment: s3Environment(s3.config) });
  });
  afterAll(async () => {
    await app.close();
    s3.close();
  });
  behaves(() => app);
});

describe.runIf(hasRealS3)("in an S3 made by others", () => {
  let app: FilesApp;
  beforeAll(async () => {
    app = await startFilesApp({ environment: s3Environment(await makeBucket()) });
  });
  afterAll(() => app.close());
  behaves(() => app);
});
