import { type Failure, failureOf } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { isHealing, isHeic, type UploadOrder } from "./upload-rules.ts";

/** Why a file could not be uploaded, in words for people; what is neither an answer nor the network is a file nobody can read. */
export function uploadFailure(error: unknown, { kind, file, name }: UploadOrder): Failure {
  try {
    return failureOf(error);
  } catch {
    // Code that did not come says nothing about the file.
    if (isHealing(error)) return { code: 0, message: t("common.networkWeak"), field: null };
    const isUnreadable = kind === "image" && isHeic(file, name);
    const message = t(isUnreadable ? "messages.heicUnreadable" : "messages.fileUnreadable");
    return { code: 0, message, field: null };
  }
}
