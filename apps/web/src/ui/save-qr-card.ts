import { toast } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { saveFile } from "../platform/save-file.ts";
import type { QrPicture } from "./qr-picture.ts";

/** Draws a card as a picture and saves or shares it; the drawing code loads when first needed. */
export async function saveQrCard(card: QrPicture): Promise<void> {
  const { qrPicture } = await import("./qr-picture.ts");
  const file = await qrPicture(card);
  if (file === null) toast(t("common.saveFailed"));
  else await saveFile(file);
}
