import type { ChatId } from "@4d/contract";
import type { Outcome } from "../../../../platform/failure.ts";
import { forgetBegun, nameOfWaiting } from "../../begun-files.ts";
import type { LaterFile, LaterFiles } from "../../timed-parts.ts";
import { uploadFailure } from "../../upload-failure.ts";
import { loaded, MEDIA_TYPES, type UploadOrder } from "../../upload-rules.ts";
import type { Chosen } from "./send-files.ts";

interface Started {
  order: UploadOrder;
  uploaded: string | null;
}

/** What was begun with a file that is still being looked at: tried again, it goes on from there. */
const started = new WeakMap<File, Started>();

function startedWith({ file, kind }: Chosen): Started {
  const known = started.get(file);
  if (known?.order.kind === kind) return known;
  const order = { tmpId: nameOfWaiting(file), kind, file, name: file.name };
  const made: Started = { order, uploaded: null };
  started.set(file, made);
  return made;
}

async function contentOf(upload: Started, signal: AbortSignal): Promise<Outcome<string>> {
  try {
    signal.throwIfAborted();
    if (upload.uploaded === null) {
      const { uploadedContent } = await loaded(import("../../uploaded-content.ts"));
      const hands = {
        signal,
        onProgress: () => undefined,
        onState: (resume: UploadOrder["resume"]) => {
          upload.order = { ...upload.order, ...(resume && { resume }) };
        },
      };
      upload.uploaded = JSON.stringify(await uploadedContent(upload.order, hands));
    }
    return { ok: true, value: upload.uploaded };
  } catch (error) {
    return { ok: false, failure: uploadFailure(error) };
  }
}

/** Chosen files as they can be sent at a time (`MSG-17`); `onWaiting` is told of each that the server keeps. */
export function laterFiles(
  chatId: ChatId,
  files: readonly Chosen[],
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (file: File) => void },
): LaterFiles {
  const wished = files.map((chosen): LaterFile => {
    const { file } = chosen;
    const upload = startedWith(chosen);
    const { tmpId, kind } = upload.order;
    return {
      type: MEDIA_TYPES[kind],
      tmpId,
      content: () => contentOf(upload, signal),
      onWaiting: () => {
        started.delete(file);
        forgetBegun(file);
        onWaiting(file);
      },
    };
  });
  return { chatId, files: wished, isGivenUp: () => signal.aborted };
}
