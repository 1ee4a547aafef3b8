import { cropImage, toast, toastFailure } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { shrinkPicture } from "../../platform/media/shrink-picture.ts";
import { uploadPicture } from "../users/index.ts";

/** Longest edge of a background, px: a phone's screen three times as dense. */
const EDGE = 1600;

/** Stores a picture; answers its address, or null and says why. */
export async function store(picture: Blob): Promise<string | null> {
  const outcome = await uploadPicture(picture);
  if (outcome.ok) return outcome.value.originUrl;
  toastFailure(outcome.failure);
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
    return await store((await shrinkPicture(file, file.name, EDGE)).blob);
  } catch {
    toast(t("making.noPicture"));
    return null;
  }
}
