import { shrinkPicture } from "../../platform/media/shrink-picture.ts";
import { videoFacts } from "./media/video-facts.ts";
import { ensureReadable, IN_PIECES_FROM, isHeic, UnreadableFile, type UploadOrder } from "./upload-rules.ts";
import { uploadsApi } from "./uploads.api.ts";

interface UploadCallbacks {
  signal: AbortSignal;
  /** Share sent, 0 … 1. */
  onProgress: (share: number) => void;
  /** State of a resumable upload, to resume it later. */
  onState: (state: { id: string; chunkSize: number }) => void;
}

/** A picture as it is uploaded. @throws UnreadableFile when this browser cannot read it. */
async function shrunk({ file, name }: UploadOrder): Promise<{ blob: Blob; name: string }> {
  if (file.size === 0) throw new UnreadableFile("empty");
  try {
    return await shrinkPicture(file, name);
  } catch {
    throw new UnreadableFile(isHeic(file, name) ? "heic" : "picture");
  }
}

/**
 * Uploads a file as its kind needs (pictures shrunk, videos with a cover) and returns the message's content.
 * @throws the http client's rejections, and UnreadableFile.
 */
export async function uploadedContent(order: UploadOrder, callbacks: UploadCallbacks): Promise<object> {
  const { kind, file, name, voice } = order;
  const { onState, ...progress } = callbacks;
  // For a missing file the request would only report that there is no network.
  await ensureReadable(file);
  if (kind === "image") {
    const { blob, name: newName } = await shrunk(order);
    return uploadsApi.image(blob, newName, progress);
  }
  if (kind === "audio") return { ...voice, url: await uploadsApi.file(file, name, progress) };
  if (kind === "video") return videoContent(order, callbacks);
  return { name, size: file.size, url: await sendFile(order, callbacks) };
}

async function videoContent(order: UploadOrder, callbacks: UploadCallbacks): Promise<object> {
  const { file, name } = order;
  const { cover, duration, width, height } = await videoFacts(file);
  const uploaded =
    cover === null ? null : await uploadsApi.image(cover, `${name}.jpg`, { signal: callbacks.signal });
  const url = await sendFile(order, callbacks);
  return { url, coverUrl: uploaded?.thumbUrl ?? "", duration, width, height, size: file.size };
}

function sendFile(
  { file, name, resume }: UploadOrder,
  { onState, ...progress }: UploadCallbacks,
): Promise<string> {
  if (file.size <= IN_PIECES_FROM) return uploadsApi.file(file, name, progress);
  const whole = new File([file], name, { type: file.type });
  return uploadsApi.large(whole, { ...progress, ...(resume && { state: resume }), onState });
}
