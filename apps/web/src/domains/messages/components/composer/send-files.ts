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
  "image/apng",
];

export type ChosenKind = "image" | "video" | "file";

/** A file that is to be sent, and as what. */
export interface Chosen {
  file: File;
  kind: ChosenKind;
  /** It would have gone as a picture, and cannot be read as one. */
  isUnreadable?: true;
}

/** How a file will be sent: pictures and films as such, drawings by rule (SVG) and the rest as files. Pure. */
export function kindOfFile({ type }: Pick<File, "type">): ChosenKind {
  if (PICTURES.includes(type)) return "image";
  return type.startsWith("video/") ? "video" : "file";
}

/** Files as what their kind makes of them. Pure. */
export const byKind = (files: readonly File[]): Chosen[] =>
  files.map((file) => ({ file, kind: kindOfFile(file) }));

/** Files as files, whatever they are: they were asked for as such. Pure. */
export const asFiles = (files: readonly File[]): Chosen[] => files.map((file) => ({ file, kind: "file" }));

/** What of that can go in one go: at most 52 (`rules §9.3`), none too large; says what cannot. */
export function sendableOf(chosen: readonly Chosen[]): Chosen[] {
  if (chosen.length > UPLOAD_MAX_COUNT) toast(t("chat.tooMany", { n: UPLOAD_MAX_COUNT }));
  const most = systemLimits().uploadBytes;
  return chosen.slice(0, UPLOAD_MAX_COUNT).filter(({ file }) => {
    if (file.size <= most) return true;
    toast(t("chat.tooLarge", { name: file.name, size: fileSize(most) }));
    return false;
  });
}

/** Sends what was chosen, in its order; says what cannot go. */
export function sendChosen(chatId: ChatId, chosen: readonly Chosen[]): void {
  for (const { file, kind } of sendableOf(chosen)) sendFile(chatId, kind, file);
  tick();
}
