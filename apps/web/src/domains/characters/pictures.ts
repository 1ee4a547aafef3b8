import { cropImage, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { uploadPicture } from "../users/index.ts";

/** Longest edge of a background, px: a phone's screen three times as dense. */
const EDGE = 1600;

/** A photo no larger than a screen shows it. @throws when it is no picture. */
async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
}

/** Stores a picture; answers its address, or null and says why. */
export async function store(picture: Blob): Promise<string | null> {
  const outcome = await uploadPicture(picture);
  if (outcome.ok) return outcome.value.originUrl;
  toast(outcome.failure.message);
  return null;
}

/** A face out of a file, moved and zoomed into its circle; null when called off. */
export async function takeAvatar(file: File): Promise<string | null> {
  const cropped = await cropImage(file);
  return cropped === null ? null : store(cropped);
}

/** A background out of a file. */
export async function takeBackground(file: File): Promise<string | null> {
  try {
    return await store(await shrunk(file));
  } catch {
    toast(t("making.noPicture"));
    return null;
  }
}
