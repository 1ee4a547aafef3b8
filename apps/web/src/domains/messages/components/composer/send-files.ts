import { type ChatId, UPLOAD_MAX_COUNT } from "@4d/contract";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../../platform/i18n/numbers.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { systemLimits } from "../../../settings/index.ts";
import { sendFile } from "../../sending.store.ts";

const PICTURES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heic",
  "image/heif",
  "image/bmp",
];

export type ChosenKind = "image" | "video" | "file";

/** How a file will be sent: pictures and films as such, drawings by rule (SVG) and the rest as files. Pure. */
export function kindOfFile({ type }: Pick<File, "type">): ChosenKind {
  if (PICTURES.includes(type)) return "image";
  return type.startsWith("video/") ? "video" : "file";
}

/** What of that can go in one go: at most 52 (`seed §9`), none too large; says what cannot. */
export function sendableOf(files: readonly File[]): File[] {
  if (files.length > UPLOAD_MAX_COUNT) toast(t("chat.tooMany", { n: UPLOAD_MAX_COUNT }));
  const most = systemLimits().uploadBytes;
  return files.slice(0, UPLOAD_MAX_COUNT).filter((file) => {
    if (file.size <= most) return true;
    toast(t("chat.tooLarge", { name: file.name, size: fileSize(most) }));
    return false;
  });
}

/** Sends what was chosen, in its order; says what cannot go. */
export function sendChosen(chatId: ChatId, files: readonly File[]): void {
  for (const file of sendableOf(files)) sendFile(chatId, kindOfFile(file), file);
  tick();
}
