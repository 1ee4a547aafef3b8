import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRealS3, makeBucket } from "../../testing/real-s3.ts";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { createS3Storage } from "./create-storage.ts";
import { createDiskStorage } from "./disk-storage.ts";
import type { Storage } from "./storage.ts";
import { FileTooLarge, StorageUnavailable, WrongOffset } from "./storage-errors.ts";

const type = "application/octet-stream";

async function whole(stream: Promise<Readable | undefined>): Promise<Buffer | undefined> {
  const found = await stream;
  return found && buffer(found);
}

function behaves(open: () => Storage): void {
  it("gives back what it took, whole and in ranges, and forgets what is removed", async () => {
    const storage = open();
    const bytes = randomBytes(100_000);
    const put = await storage.put("a/b/one.bin", Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), {
      type,
    });
    expect(put.size).toBe(100_000);
    expect(await storage.stat("a/b/one.bin")).toEqual(put);
    expect(await whole(storage.open("a/b/one.bin"))).toEqual(bytes);
    expect(await whole(storage.open("a/b/one.bin", { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
    expect(await whole(storage.open("a/b/one.bin", { start: 99_990 }))).toEqual(bytes.subarray(99_990));
    await storage.remove("a/b/one.bin");
    await storage.remove("a/b/one.bin");
    expect(await storage.stat("a/b/one.bin")).toBeUndefined();
    expect(await storage.open("a/b/one.bin")).toBeUndefined();
    expect((await storage.put("empty", new Uint8Array(0), { type })).size).toBe(0);
    expect(await whole(storage.open("empty"))).toEqual(Buffer.alloc(0));
  });

  it("takes a file of many pieces", async () => {
    const storage = open();
    const bytes = randomBytes(18 * 1024 * 1024 + 5);
    await storage.put("big", bytes, { type });
    expect((await whole(storage.open("big")))?.equals(bytes)).toBe(true);
  });

  it("keeps nothing of what is too long or breaks off", async () => {
    const storage = open();
    await expect(storage.put("long", randomBytes(101), { type, most: 100 })).rejects.toBeInstanceOf(
      FileTooLarge,
    );
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(9 * 1024 * 1024);
        throw new Error("cut");
      })(),
    );
    await expect(storage.put("cut", broken, { type })).rejects.toThrow("cut");
    expect(await storage.stat("long")).toBeUndefined();
    expect(await storage.stat("cut")).toBeUndefined();
  });

  it("goes on with an upload where it stands", async () => {
    const storage = open();
    const bytes = randomBytes(3_000);
    expect(await storage.staged("u1")).toBeUndefined();
    await expect(storage.appendAt("u1", 0, bytes, 3_000)).rejects.toBeInstanceOf(WrongOffset);
    await storage.stage("u1");
    await storage.stage("u1");
    expect(await storage.staged("u1")).toBe(0);
    expect(await storage.appendAt("u1", 0, bytes.subarray(0, 1_000), 3_000)).toBe(1_000);
    await expect(storage.appendAt("u1", 0, bytes, 3_000)).rejects.toMatchObject({ received: 1_000 });
    expect(await storage.appendAt("u1", 1_000, Readable.from([bytes.subarray(1_000)]), 3_000)).toBe(3_000);
    await expect(storage.appendAt("u1", 3_000, randomBytes(1), 3_000)).rejects.toBeInstanceOf(FileTooLarge);
    expect(await whole(storage.openStaged("u1"))).toEqual(bytes);
    expect((await storage.finish("u1", "done/u1", { type })).size).toBe(3_000);
    expect(await whole(storage.open("done/u1"))).toEqual(bytes);
    expect(await storage.staged("u1")).toBeUndefined();
    await expect(storage.finish("u1", "done/u2", { type })).rejects.toBeInstanceOf(WrongOffset);
  });

  it("sweeps uploads nobody goes on with", async () => {
    const storage = open();
    await storage.stage("old");
    await storage.appendAt("old", 0, randomBytes(10), 10);
    expect(await storage.sweepStaged(Date.now() - 60_000)).toBe(0);
    expect(await storage.sweepStaged(Date.now() + 60_000)).toBe(1);
    expect(await storage.staged("old")).toBeUndefined();
    await storage.stage("unwanted");
    await storage.discard("unwanted");
    expect(await storage.staged("unwanted")).toBeUndefined();
  });

  it.each(["../x", "/x", "a/../b", "", ".staging/x", "a//b", "a\0", "ä"])(
    "refuses the key %j",
    async (key) => {
      await expect(async () => open().put(key, new Uint8Array(1), { type })).rejects.toThrow(
        "no storage key",
      );
      await expect(async () => open().open(key)).rejects.toThrow("no storage key");
    },
  );
}

describe("storage on disk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fd-storage-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  behaves(() => createDiskStorage(folder));

  it("leaves no draft behind", async () => {
    expect(await readdir(join(folder, ".staging"))).toEqual([]);
  });
});

describe("storage in S3", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());
  behaves(() => createS3Storage(server.config));

  it("leaves no upload half done", () => {
    expect(server.uploads.size).toBe(0);
    expect([...server.objects.keys()].filter((key) => key.startsWith("staging/"))).toEqual([]);
  });

  it("tells a silent S3 from a missing file", async () => {
    const away = createS3Storage({ ...server.config, endpoint: "http://127.0.0.1:1" });
    await expect(away.stat("x")).rejects.toBeInstanceOf(StorageUnavailable);
    const stranger = createS3Storage({ ...server.config, accessKey: "other" });
    await expect(stranger.stat("x")).rejects.toBeInstanceOf(StorageUnavailable);
  });
});

describe.runIf(hasRealS3)("storage in an S3 made by others", () => {
  let storage: Storage;
  let stranger: Storage;
  beforeAll(async () => {
    const config = await makeBucket();
    storage = createS3Storage(config);
    stranger = createS3Storage({ ...config, secretKey: "other" });
  });
  behaves(() => storage);

  it("refuses whoever signs with another secret", async () => {
    await expect(stranger.put("x", new Uint8Array(1), { type })).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await storage.stat("x")).toBeUndefined();
  });
});
