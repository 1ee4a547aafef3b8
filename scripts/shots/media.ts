import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadedImage } from "@4d/contract";
import sharp from "sharp";
import { ApiError, readEnvelope } from "../lib/api-client.ts";

interface Uploader {
  readonly origin: string;
  readonly token: string;
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

/** A face in one hue, as the reference screens draw them. */
export const portrait = (hue: number): string =>
  svg(
    512,
    512,
    `<rect width="512" height="512" fill="hsl(${hue} 60% 34%)"/><circle cx="360" cy="170" r="150" fill="hsl(${hue + 40} 80% 70%)"/><path d="M120 512c0-120 60-150 136-150s136 30 136 150Z" fill="hsl(${hue} 45% 18%)"/><ellipse cx="256" cy="236" rx="92" ry="116" fill="#f0c9ae"/><path d="M150 300c-20-150 20-220 106-220s126 70 106 220c-20-60-20-110-60-130-50 30-100 20-122 30-20 30-20 60-30 100Z" fill="hsl(${hue} 50% 14%)"/>`,
  );

/** Hills under an evening sky, of any shape. */
export function landscape(width: number, height: number, top: string, bottom: string): string {
  const y = (part: number) => Math.round(height * part);
  const x = (part: number) => Math.round(width * part);
  const hills = `M0 ${y(0.78)} ${x(0.25)} ${y(0.59)} ${x(0.47)} ${y(0.75)} ${x(0.75)} ${y(0.55)} ${width} ${y(0.76)}V${height}H0Z`;
  return svg(
    width,
    height,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${x(0.68)}" cy="${y(0.54)}" r="${Math.round(Math.min(width, height) / 9)}" fill="#ffe9c9"/><path d="${hills}" fill="#1d1030"/>`,
  );
}

/** A video of one face for the browser's camera; returns the path of its file. */
export async function filmOf(hue: number): Promise<string> {
  const frame = await sharp(Buffer.from(portrait(hue)))
    .resize(640, 480)
    .jpeg()
    .toBuffer();
  const path = join(tmpdir(), `face-${process.pid}.mjpeg`);
  writeFileSync(path, Buffer.concat(Array.from({ length: 10 }, () => frame)));
  return path;
}

/** Uploads a drawing as a photograph would be uploaded. */
export async function uploadPicture(by: Uploader, drawing: string): Promise<UploadedImage> {
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
  return post<UploadedImage>(by, "/api/image/upload", "sky.jpg", bytes, "image/jpeg");
}

/** Uploads a file and returns its address. */
export const uploadFile = (by: Uploader, name: string, bytes: Buffer, type: string): Promise<string> =>
  post<string>(by, "/api/file/upload", name, bytes, type);

async function post<T>(by: Uploader, path: string, name: string, bytes: Buffer, type: string): Promise<T> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(by.origin + path, {
    method: "POST",
    headers: { accessToken: by.token },
    body: form,
  });
  const { code, message, data } = readEnvelope(await response.json());
  if (code !== 200) throw new ApiError(code, message);
  return data as T;
}
