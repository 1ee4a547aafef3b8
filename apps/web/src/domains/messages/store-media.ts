import { SINGLE_UPLOAD_MAX } from "@4d/contract";
import { shrinkPicture } from "../../platform/media/shrink-picture.ts";
import { videoFacts } from "./media/video-facts.ts";
import { uploadsApi } from "./uploads.api.ts";

/** A picture or video on the server; sizes in pixels, the length in seconds. */
export interface StoredMedia {
  kind: "image" | "video";
  url: string;
  thumbUrl: string;
  width: number;
  height: number;
  duration?: number;
}
interface Progress {
  signal: AbortSignal;
  /** Share sent, 0 … 1. */
  onProgress: (share: number) => void;
}

async function storePicture(file: File, progress: Progress): Promise<StoredMedia> {
  const { blob, name } = await shrinkPicture(file, file.name);
  const { originUrl, thumbUrl, width, height } = await uploadsApi.image(blob, name, progress);
  return { kind: "image", url: originUrl, thumbUrl, width, height };
}

/**
 * Uploads a picture or video as chats do: shrunk, without camera metadata, a video with its cover.
 * @throws Error for an unreadable file, and the http client's rejections.
 */
export async function storeMedia(file: File, progress: Progress): Promise<StoredMedia> {
  if (!file.type.startsWith("video/")) return storePicture(file, progress);
  const { cover, duration, width, height } = await videoFacts(file);
  if (cover === null) throw new Error("a film needs a cover");
  const { thumbUrl } = await uploadsApi.image(cover, `${file.name}.jpg`, { signal: progress.signal });
  const url =
    file.size > SINGLE_UPLOAD_MAX
      ? await uploadsApi.large(file, progress)
      : await uploadsApi.file(file, file.name, progress);
  return { kind: "video", url, thumbUrl, width, height, duration };
}
