import { type Failure, failureOf } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { isRetryable, type Unreadable, UnreadableFile } from "./upload-rules.ts";

const WHY: Readonly<Record<Unreadable, () => string>> = {
  gone: () => t("messages.fileAway"),
  empty: () => t("messages.pictureEmpty"),
  heic: () => t("messages.heicUnreadable"),
  picture: () => t("messages.pictureUnreadable"),
};

/** Why an upload failed, in words. An error from neither the server nor the network means an unreadable file. */
export function uploadFailure(error: unknown): Failure {
  if (error instanceof UnreadableFile) return { code: 0, message: WHY[error.why](), field: null };
  try {
    return failureOf(error);
  } catch {
    // Code that did not load says nothing about the file.
    if (isRetryable(error)) return { code: 0, message: t("common.networkWeak"), field: null };
    return { code: 0, message: t("messages.fileUnreadable"), field: null };
  }
}
