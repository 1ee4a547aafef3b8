import type { Message } from "@4d/sync";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { cachedFile } from "../../../platform/media/file-cache.ts";
import { saveAddress, saveFile } from "../../../platform/save-file.ts";
import { type Savable, savableOf } from "./savable.ts";

/** The savable file of a message, under a name in the reader's language; null when there is none. */
export const savableIn = (message: Message): Savable | null =>
  savableOf(message, { picture: t("chat.picture"), voice: t("chat.voice"), video: t("chat.video") });

/** Saves it: small files are cached and go to the share sheet on a phone, large ones are downloaded (`MSG-1`). */
export async function saveMedia({ kind, url, name }: Savable): Promise<void> {
  if (kind === "video" || kind === "file") return saveAddress(url, name);
  try {
    const blob = await cachedFile(kind === "picture" ? "image" : "audio", url, "file");
    await saveFile(new File([blob], name, { type: blob.type }));
  } catch {
    toast(t("chat.saveFailed"));
  }
}
