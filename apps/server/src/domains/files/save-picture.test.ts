import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FilesApp, startFilesApp } from "../../testing/files-app.ts";
import { savePicture } from "./save-picture.ts";

const [mei, otto] = [1, 2];
let app: FilesApp;
let png: Buffer;
beforeAll(async () => {
  app = await startFilesApp();
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#6fd" } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const save = (owner: number, read: () => Promise<Buffer>) =>
  savePicture(app.services, read, { owner, name: "p.png", permanent: false });

test("one person's pictures let others' pass, and beyond a few they are refused with a time to come again", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  const slow = async () => {
    await gate;
    return png;
  };
  const six = Array.from({ length: 6 }, () => save(mei, slow));
  expect(await save(otto, async () => png)).toMatchObject({ width: 60, height: 40 });
  const refused = await app.upload(mei, "/image/upload", png, "seventh.png");
  expect(refused).toMatchObject({ code: 429, data: { retryAfter: expect.any(Number) as unknown } });
  open(undefined);
  expect(await Promise.all(six)).toHaveLength(6);
  expect((await app.upload(mei, "/image/upload", png, "eighth.png")).code).toBe(200);
});
