import type { ChatId } from "@4d/contract";
import type { Outcome } from "../../../../platform/failure.ts";
import type { ScheduledFileRequest, ScheduledFilesRequest } from "../../message-timing-parts.ts";
import { forgetPendingTmpId, tmpIdForScheduled } from "../../scheduled-file-ids.ts";
import { uploadFailure } from "../../upload-failure.ts";
import { loadCode, MEDIA_TYPES, type UploadOrder } from "../../upload-rules.ts";
import type { Chosen } from "./send-files.ts";

interface PendingUpload {
  order: UploadOrder;
  uploaded: string | null;
}

/** Uploads begun for files still in the sheet: a retry resumes them. */
const pendingUploads = new WeakMap<File, PendingUpload>();

function pendingUploadOf({ file, kind }: Chosen): PendingUpload {
  const known = pendingUploads.get(file);
  if (known?.order.kind === kind) return known;
  const order = { tmpId: tmpIdForScheduled(file), kind, file, name: file.name };
  const made: PendingUpload = { order, uploaded: null };
  pendingUploads.set(file, made);
  return made;
}

async function contentOf(upload: PendingUpload, signal: AbortSignal): Promise<Outcome<string>> {
  try {
    signal.throwIfAborted();
    if (upload.uploaded === null) {
      const { uploadedContent } = await loadCode(import("../../uploaded-content.ts"));
      const callbacks = {
        signal,
        onProgress: () => undefined,
        onState: (resume: UploadOrder["resume"]) => {
          upload.order = { ...upload.order, ...(resume && { resume }) };
        },
      };
      upload.uploaded = JSON.stringify(await uploadedContent(upload.order, callbacks));
    }
    return { ok: true, value: upload.uploaded };
  } catch (error) {
    return { ok: false, failure: uploadFailure(error) };
  }
}

/** Builds the request that schedules chosen files (`MSG-17`); `onScheduled` is called for each stored file. */
export function scheduledFilesRequest(
  chatId: ChatId,
  files: readonly Chosen[],
  { signal, onScheduled }: { signal: AbortSignal; onScheduled: (file: File) => void },
): ScheduledFilesRequest {
  const requests = files.map((chosen): ScheduledFileRequest => {
    const { file } = chosen;
    const upload = pendingUploadOf(chosen);
    const { tmpId, kind } = upload.order;
    return {
      type: MEDIA_TYPES[kind],
      tmpId,
      content: () => contentOf(upload, signal),
      onScheduled: () => {
        pendingUploads.delete(file);
        forgetPendingTmpId(file);
        onScheduled(file);
      },
    };
  });
  return { chatId, files: requests, isGivenUp: () => signal.aborted };
}
