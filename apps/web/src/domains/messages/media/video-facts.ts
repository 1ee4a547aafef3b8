import { fitWithin } from "../../../platform/media/shrink-picture.ts";

export interface VideoFacts {
  /** A frame near the beginning; null if the browser cannot show the video. */
  cover: Blob | null;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
}
const COVER_EDGE = 960;
const PATIENCE_MS = 8000;
const NOTHING: VideoFacts = { cover: null, duration: 0, width: 0, height: 0 };

function once(video: HTMLVideoElement, name: "loadedmetadata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the film does not answer")), PATIENCE_MS);
    video.addEventListener(name, () => resolve(clearTimeout(timer)), { once: true });
    video.addEventListener("error", () => reject(new Error("not a film")), { once: true });
  });
}

async function draw(video: HTMLVideoElement): Promise<Blob> {
  const { width, height } = fitWithin(video.videoWidth, video.videoHeight, COVER_EDGE);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(video, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
}

/** Size, length and cover of a video, read in the browser; a video it cannot read is sent without them. */
export async function videoFacts(file: Blob): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  video.playsInline = true;
  try {
    const loaded = once(video, "loadedmetadata");
    video.src = url;
    await loaded;
    const { videoWidth: width, videoHeight: height } = video;
    const duration = Number.isFinite(video.duration) ? Math.round(video.duration) : 0;
    const seeked = once(video, "seeked");
    video.currentTime = Math.min(0.5, duration / 2);
    await seeked;
    return { cover: width > 0 ? await draw(video) : null, duration, width, height };
  } catch {
    return NOTHING;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}
