import { api, type Post, type PostInput, type UploadedImage } from "@4d/contract";
import sharp from "sharp";
import type { Person } from "./person.ts";

let serial = 0;

/** Uploads a picture of this size, different each time. */
export async function uploadPicture(
  address: string,
  who: Person,
  size: { width: number; height: number },
): Promise<UploadedImage> {
  serial += 1;
  const background = { r: serial % 256, g: 120, b: 200 };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "tree.png");
  const response = await fetch(`${address}/api/image/upload`, {
    method: "POST",
    headers: { accessToken: who.tokens.accessToken },
    body: form,
  });
  const { code, data } = (await response.json()) as { code: number; data: UploadedImage };
  if (code !== 200) throw new Error(`the upload was refused with ${code}`);
  return data;
}

/** Posts as a person. */
export const posted = (who: Person, input: PostInput = {}): Promise<Post> =>
  who.call(api.posts.create, { body: { text: "雾散了,海还在。", ...input } });
