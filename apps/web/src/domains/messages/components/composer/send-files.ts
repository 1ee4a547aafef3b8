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

/** A file to be sent, and as what kind. */
export interface Chosen {
  file: File;
  kind: ChosenKind;
  /** It was to be sent as a picture, but cannot be read as one. */
  isUnreadable?: true;
}

/** The kind a file is sent as: pictures and videos as such, SVG (by rule) and the rest as files. Pure. */
export function kindOfFile({ type }: Pick<File, "type">): ChosenKind {
  if (PICTURES.includes(type)) return "image";
  return type.startsWith("video/") ? "video" : "file";
}

/** Files with the kind that fits each. Pure. */
export const byKind = (files: readonly File[]): Chosen[] =>
  files.map((file) => ({ file, kind: kindOfFile(file) }));

/** Files as plain files, whatever they are, as the person asked. Pure. */
export const asFiles = (files: readonly File[]): Chosen[] => files.map((file) => ({ file, kind: "file" }));

/** The files that can be sent in one go: at most 52 (`rules §9.3`), none too large; toasts what cannot. */
export function sendableOf(chosen: readonly Chosen[]): Chosen[] {
  if (chosen.length > UPLOAD_MAX_COUNT) toast(t("chat.tooMany", { n: UPLOAD_MAX_COUNT }));
  const most = systemLimits().uploadBytes;
  return chosen.slice(0, UPLOAD_MAX_COUNT).filter(({ file }) => {
    if (file.size <= most) return true;
    toast(t("chat.tooLarge", { name: file.name, size: fileSize(most) }));
    return false;
  });
}

/** Sends the chosen files in order; toasts what cannot be sent. */
export function sendChosen(chatId: ChatId, chosen: readonly Chosen[]): void {
  for (const { file, kind } of sendableOf(chosen)) sendFile(chatId, kind, file);
  tick();
}
