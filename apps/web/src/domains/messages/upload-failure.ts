import { type Failure, failureOf } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { isHeic, type UploadOrder } from "./upload-rules.ts";

/** Why a file could not be uploaded, in words for people; what is no answer of the server is a file nobody can read. */
export function uploadFailure(error: unknown, { kind, file, name }: UploadOrder): Failure {
  try {
    return failureOf(error);
  } catch {
    const isUnreadable = kind === "image" && isHeic(file, name);
    const message = t(isUnreadable ? "messages.heicUnreadable" : "messages.fileUnreadable");
    return { code: 0, message, field: null };
  }
}
