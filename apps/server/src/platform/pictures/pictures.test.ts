import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { childrenOf, lives, slowGif } from "../../testing/hostile-pictures.ts";
import { type PictureRig, startPictureRig } from "../../testing/picture-rig.ts";
import type { PictureRequester } from "./index.ts";

const PATIENCE = { timeout: 60_000, interval: 20 };

// A busy machine is slow to start a process.
vi.setConfig({ testTimeout: 120_000 });

let rig: PictureRig;
beforeEach(async () => {
  rig = await startPictureRig();
});
afterEach(() => rig.close());

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6fd" } });
const remake = (bytes: Uint8Array, who: PictureRequester = 1) =>
  rig.pictures.run("remake", { who, source: async () => bytes, params: {} }, async ({ path, ...made }) => ({
    ...made,
    bytes: await readFile(path),
  }));

/** Waits until the one process is in the middle of an animation. @returns its process id. */
async function busy(): Promise<number> {
  const made = async () => (await readdir(rig.folder, { recursive: true })).join(" ");
  await expect.poll(made, PATIENCE).toContain("picture.gif");
  return rig.processes()[0] ?? 0;
}

describe("a picture made anew", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("stands upright as its camera says: %i", async (orientation) => {
    const photo = await noise(90, 60).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { bytes, width, height } = await remake(photo);
    expect([width, height]).toEqual(orientation > 4 ? [60, 90] : [90, 60]);
    const [mine, right] = await Promise.all([
      sharp(bytes).raw().toBuffer(),
      sharp(photo).autoOrient().raw().toBuffer(),
    ]);
    const apart = mine.reduce((sum, one, at) => sum + Math.abs(one - (right[at] ?? 0)), 0) / mine.length;
    // What two JPEG encodings lose; a picture turned the wrong way differs by 80.
    expect(apart).toBeLessThan(30);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  it("of a camera's 24 and 48 megapixels keeps them, or is made smaller where it must be turned whole", async () => {
    const photo = (width: number, height: number, orientation: number) =>
      plain(width, height).withMetadata({ orientation }).jpeg().toBuffer();
    expect(await remake(await photo(5_712, 4_284, 1))).toMatchObject({ width: 5_712, height: 4_284 });
    expect(await remake(await photo(8_064, 6_048, 1))).toMatchObject({ width: 8_064, height: 6_048 });
    expect(await remake(await photo(4_032, 3_024, 6))).toMatchObject({ width: 3_024, height: 4_032 });
    for (const [width, height] of [
      [5_712, 4_284],
      [8_064, 6_048],
    ] as const) {
      const made = await remake(await photo(width, height, 6));
      expect(made.width * made.height).toBeGreaterThan(7_000_000);
      expect(made.width / made.height).toBeCloseTo(height / width, 2);
    }
    expect(rig.most()).toBeLessThan(150_000_000);
  }, 120_000);

  it("of what a screen shows in 24 megapixels keeps every pixel", async () => {
    const screen = await plain(6_000, 4_000).png().toBuffer();
    expect(await remake(screen)).toMatchObject({ type: "image/png", width: 6_000, height: 4_000 });
  });

  it("of a large WebP is made smaller, and of an AVIF becomes a WebP", async () => {
    const { width, height, type } = await remake(await plain(4_000, 3_000).webp().toBuffer());
    expect([type, (width / height).toFixed(2)]).toEqual(["image/webp", "1.33"]);
    expect(width * height).toBeGreaterThan(5_000_000);
    const avif = await plain(640, 480).avif({ effort: 0 }).toBuffer();
    expect(await remake(avif)).toMatchObject({ type: "image/webp", width: 640, height: 480 });
  });
});

describe("turns", () => {
  it("one account's slow pictures leave room for another's, and are few", async () => {
    const slow = slowGif();
    const mine = Array.from({ length: 6 }, () => remake(slow, 1));
    const over = remake(slow, 1);
    await expect(over).rejects.toMatchObject({ kind: "tooMany", details: { data: { retryAfter: 2 } } });
    await busy();
    expect(await remake(await noise(60, 40).png().toBuffer(), 2)).toMatchObject({ width: 60, height: 40 });
    expect(rig.processes().length).toBe(2);
    rig.stop();
    for (const one of await Promise.allSettled(mine))
      expect(one).toMatchObject({ status: "rejected", reason: { kind: "unavailable" } });
  });
});

describe("a process", () => {
  it("begins when it is needed, works on, and is one for one account", async () => {
    expect(rig.processes()).toEqual([]);
    const small = await noise(30, 20).png().toBuffer();
    await remake(small);
    const [first] = rig.processes();
    for (let time = 0; time < 3; time += 1) await remake(small);
    expect(rig.processes()).toEqual([first]);
  });

  it("that is ended in the middle fails its picture alone, and the next is begun", async () => {
    const broken = remake(slowGif());
    broken.catch(() => undefined);
    const first = await busy();
    process.kill(first, "SIGKILL");
    await expect(broken).rejects.toMatchObject({ kind: "unavailable" });
    expect(await remake(await noise(60, 40).png().toBuffer())).toMatchObject({ width: 60, height: 40 });
    expect(rig.processes()).not.toContain(first);
    expect((await rig.left()).filter((name) => name.startsWith("picture-"))).toEqual([]);
  });

  it("that a decoder brings down is the picture's fault", async () => {
    const broken = remake(slowGif());
    broken.catch(() => undefined);
    const first = await busy();
    process.kill(first, "SIGSEGV");
    await expect(broken).rejects.toMatchObject({ kind: "invalid", details: { field: "file" } });
  });

  it("ends at once with the door, in the middle of its work", async () => {
    const broken = remake(slowGif());
    broken.catch(() => undefined);
    const first = await busy();
    const began = performance.now();
    rig.stop();
    await expect(broken).rejects.toMatchObject({ kind: "unavailable" });
    await expect.poll(() => lives(first), PATIENCE).toBe(false);
    expect(performance.now() - began).toBeLessThan(5_000);
    await expect(remake(await noise(60, 40).png().toBuffer())).rejects.toMatchObject({ kind: "unavailable" });
    expect(rig.processes()).toEqual([]);
  });

  it("tells nothing of the server's environment to what decodes", async () => {
    process.env.A_SECRET_OF_THE_SERVER = "1";
    await remake(await noise(30, 20).png().toBuffer());
    delete process.env.A_SECRET_OF_THE_SERVER;
    const [first] = rig.processes();
    expect(await readFile(`/proc/${first}/environ`, "latin1")).not.toContain("A_SECRET_OF_THE_SERVER");
  });

  it("does not outlive a server that was killed", async () => {
    const door = new URL("./index.ts", import.meta.url).href;
    const code = `import { createPictures } from ${JSON.stringify(door)};
      const log = { info() {}, error() {} };
      const door = createPictures({ folder: ${JSON.stringify(rig.folder)}, log, closing: new AbortController().signal });
      door.run("remake", { who: 1, source: async () => Buffer.from(await new Promise((go) => { let all = ""; process.stdin.on("data", (one) => { all += one; }).on("end", () => go(all)); }), "base64"), told: {} }, () => 0);`;
    const server = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["pipe", "ignore", "inherit"],
    });
    server.stdin.end(slowGif().toString("base64"));
    const pid = server.pid ?? 0;
    await busy();
    const [child = 0] = childrenOf(pid);
    expect(child).toBeGreaterThan(0);
    server.kill("SIGKILL");
    await once(server, "exit");
    await expect.poll(() => lives(child), PATIENCE).toBe(false);
    // It did not end because its work was done.
    expect((await readdir(rig.folder, { recursive: true })).join(" ")).not.toContain("thumb.webp");
  });
});
