import { randomBytes } from "node:crypto";
import { api, type UploadedImage } from "@4d/contract";
import sharp from "sharp";
import { type Person, upload } from "../person.ts";
import type { TestApp } from "../test-app.ts";

const text = (words: string) => Buffer.from(words, "latin1");

/** Bytes of uploads: the first ones tell a video from a sound. */
export const BYTES = {
  film: Buffer.concat([
    text("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"),
    text("moov....hdlr....vide"),
    Buffer.alloc(80),
  ]),
  sound: Buffer.concat([text("RIFF\x24\0\0\0WAVEfmt "), Buffer.alloc(40)]),
  text: Buffer.from("only words"),
  svg: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
} as const;

/** A JPEG as a camera writes it, with where it was taken. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** A picture too large to be its own thumbnail: two files. */
export async function largePicture(app: TestApp, who: Person): Promise<UploadedImage> {
  const raw = { width: 200, height: 200, channels: 3 as const };
  const bytes = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png()
    .toBuffer();
  return upload(app.address, who, { path: api.files.uploadImage.path, bytes, name: "noise.png" });
}

/** A file as it is. @returns its address. */
export const sendFile = (app: TestApp, who: Person, bytes: Uint8Array, name = "file.bin"): Promise<string> =>
  upload(app.address, who, { path: api.files.uploadFile.path, bytes, name });

/** What a browser gets at an address of the store. */
export const statusOf = async (app: TestApp, url: string): Promise<number> =>
  (await fetch(new URL(url, app.address))).status;
