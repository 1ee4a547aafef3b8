import { cropImage, toast, toastFailure } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { shrinkPicture } from "../../platform/media/shrink-picture.ts";
import { uploadPicture } from "../users/index.ts";

/** The longest edge of a background, px: enough for a phone's screen with three pixels per CSS pixel. */
const EDGE = 1600;

/** Stores a picture; resolves with its address, or shows the failure and resolves with null. */
export async function store(picture: Blob): Promise<string | null> {
  const outcome = await uploadPicture(picture);
  if (outcome.ok) return outcome.value.originUrl;
  toastFailure(outcome.failure);
  return null;
}

/** Crops a file to an avatar and stores it; null on cancel or failure. */
export async function takeAvatar(file: File): Promise<string | null> {
  const cropped = await cropImage(file);
  return cropped === null ? null : store(cropped);
}

/** Shrinks a file to a background and stores it; null on failure. */
export async function takeBackground(file: File): Promise<string | null> {
  try {
    return await store((await shrinkPicture(file, file.name, EDGE)).blob);
  } catch {
    toast(t("making.noPicture"));
    return null;
  }
}
