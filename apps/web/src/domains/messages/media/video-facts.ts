import { drawnFile, newPen } from "../../../platform/media/canvas.ts";
import { fitWithin } from "../../../platform/media/shrink-picture.ts";
import { coverMoments, frameLook } from "./cover-rules.ts";

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
/** Longest wait for a frame to be painted after a seek, ms; not every browser reports it for a film not on the page. */
const PAINT_MS = 400;
/** Edge of the copy by which a frame is judged, px. */
const SAMPLE_EDGE = 32;
const NOTHING: VideoFacts = { cover: null, duration: 0, width: 0, height: 0 };

function once(video: HTMLVideoElement, name: "loadedmetadata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the film does not answer")), PATIENCE_MS);
    video.addEventListener(name, () => resolve(clearTimeout(timer)), { once: true });
    video.addEventListener("error", () => reject(new Error("not a film")), { once: true });
  });
}

/** A film in memory, silent and without controls of its own, which a phone loads without a touch. */
function open(url: string): HTMLVideoElement {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  video.src = url;
  video.load();
  return video;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAINT_MS));

/** iOS loads no frame of a film that was never played. */
async function loadFrames(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  await Promise.race([video.play().catch(() => undefined), pause()]);
  video.pause();
}

/** Seeks, and waits until the frame of that moment is painted: Firefox and Safari report a seek before. */
async function seek(video: HTMLVideoElement, moment: number): Promise<void> {
  const painted = new Promise<unknown>((resolve) => {
    video.requestVideoFrameCallback?.(resolve);
  });
  const seeked = once(video, "seeked");
  video.currentTime = moment;
  await seeked;
  await Promise.race([painted, pause()]);
}

function draw(video: HTMLVideoElement, edge: number): CanvasRenderingContext2D {
  const { width, height } = fitWithin(video.videoWidth, video.videoHeight, edge);
  const pen = newPen(width, height);
  if (pen === null) throw new Error("no canvas");
  pen.drawImage(video, 0, 0, width, height);
  return pen;
}

function lookOf(pen: CanvasRenderingContext2D) {
  const { width, height } = pen.canvas;
  return frameLook(pen.getImageData(0, 0, width, height).data);
}

/** The first moment that shows something; black if the whole film is, null if the browser paints none of it. */
async function coverOf(video: HTMLVideoElement): Promise<Blob | null> {
  let cover: CanvasRenderingContext2D | null = null;
  for (const moment of coverMoments(video.duration)) {
    await seek(video, moment);
    const look = lookOf(draw(video, SAMPLE_EDGE));
    if (look === "unpainted") continue;
    if (look === "picture" || cover === null) cover = draw(video, COVER_EDGE);
    if (look === "picture") break;
  }
  return cover === null ? null : drawnFile(cover, "image/jpeg", 0.8);
}

/** Size, length and cover of a video, read in the browser; a video it cannot read is sent without them. */
export async function videoFacts(file: Blob): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = open(url);
  try {
    await once(video, "loadedmetadata");
    const { videoWidth: width, videoHeight: height } = video;
    const duration = Number.isFinite(video.duration) ? Math.round(video.duration) : 0;
    await loadFrames(video);
    return { cover: width > 0 ? await coverOf(video).catch(() => null) : null, duration, width, height };
  } catch {
    return NOTHING;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}
