import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";
import { childrenOf, zeroPng } from "../../testing/hostile-pictures.ts";
import { measurePicture } from "./measure-picture.ts";
import { storedPng } from "./stored-bytes.ts";

const [mei, otto] = [1, 2];
const turbulence = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f"><feTurbulence numOctaves="20"/></filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(400)}</svg>`;

let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp();
});
afterAll(() => app.close());

async function stored(bytes: Uint8Array, name: string): Promise<string> {
  const answer = await app.upload(mei, "/file/upload", bytes, name);
  expect(answer.code).toBe(200);
  return String(answer.data);
}
const plain = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#6fd" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("a stored file that is named as a picture", () => {
  it.each([
    ["an SVG that takes minutes", Buffer.from(turbulence)],
    ["2 MB that unpack to 2 GB", zeroPng({ width: 16_383, height: 16_383, bits: 16, interlaced: true })],
    ["words", Buffer.from("no picture")],
  ])("is none: %s", async (_name, bytes) => {
    const url = await stored(bytes, "portrait.png");
    const good = await stored(await plain(), "good.jpg");
    const bad = storedPng(app.services, url, { who: mei, field: "background" });
    const other = storedPng(app.services, good, { who: otto, field: "avatar" });
    await expect(bad).rejects.toMatchObject({ kind: "invalid", details: { field: "background" } });
    expect(await sharp(await other).metadata()).toMatchObject({ format: "png", width: 200, height: 300 });
    expect(await measurePicture(app.services, url, mei)).toBeUndefined();
    expect(await measurePicture(app.services, good, mei)).toMatchObject({ width: 200, height: 300 });
  });

  it("is not even read when it is larger than any picture of ours", async () => {
    const url = await stored(await plain(), "good.jpg");
    const { storage } = app.services;
    const opened: string[] = [];
    const huge = {
      ...app.services,
      storage: {
        ...storage,
        stat: async (key: string) => ({ ...(await storage.stat(key)), size: 100 * 1024 * 1024 }) as never,
        open: async (key: string) => {
          opened.push(key);
          return storage.open(key);
        },
      },
    };
    expect(await measurePicture(huge, url, mei)).toBeUndefined();
    expect(await storedPng(huge, url, { who: mei, field: "avatar" })).toBeUndefined();
    expect(opened).toEqual([]);
  });

  it("costs no process once its server has ended", async () => {
    const other = await startFilesApp();
    const before = new Set(childrenOf(process.pid));
    expect((await other.upload(mei, "/image/upload", await plain(), "good.jpg")).code).toBe(200);
    expect(childrenOf(process.pid).filter((pid) => !before.has(pid))).toHaveLength(1);
    await other.close();
    await expect.poll(() => childrenOf(process.pid).filter((pid) => !before.has(pid))).toEqual([]);
  });
});
