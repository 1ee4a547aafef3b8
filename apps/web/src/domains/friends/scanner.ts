import { type DecodedPicture, decodePicture, releasePicture } from "../../platform/media/decode-picture.ts";

/** Why the camera cannot be used, as the end of a text key. */
export type ScanProblem = "insecure" | "denied" | "missing" | "busy";
export type Reader = (source: HTMLVideoElement | DecodedPicture) => Promise<string | null>;

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}
/** The edge to which a frame is scaled for the portable reader, px; enough for a code that fills a third of it. */
const FRAME_EDGE = 640;
const PICTURE_EDGE = 1400;
const INTERVAL_MS = 160;

const sizeOf = (source: HTMLVideoElement | DecodedPicture) =>
  "videoWidth" in source
    ? { width: source.videoWidth, height: source.videoHeight, edge: FRAME_EDGE }
    : { width: source.width, height: source.height, edge: PICTURE_EDGE };

async function portableReader(): Promise<Reader> {
  const { default: jsQr } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (source) => {
    const { width, height, edge } = sizeOf(source);
    if (pen === null || width === 0) return null;
    const scale = Math.min(1, edge / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
    return jsQr(pixels.data, pixels.width, pixels.height)?.data || null;
  };
}

/** The detector of the browser if it reads QR codes, otherwise jsQR, which is loaded then. */
export async function makeReader(): Promise<Reader> {
  const Detector = window.BarcodeDetector;
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (Detector === undefined || formats?.includes("qr_code") !== true) return portableReader();
  const detector = new Detector({ formats: ["qr_code"] });
  return async (source) => (await detector.detect(source))[0]?.rawValue || null;
}

/** Reads a code from a chosen picture; null if there is none. */
export async function readPicture(file: Blob): Promise<string | null> {
  const picture = await decodePicture(file);
  try {
    return (await (await makeReader())(picture)) ?? (await (await portableReader())(picture));
  } finally {
    releasePicture(picture);
  }
}

function problemOf(error: unknown): ScanProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
}

/** Opens the back camera; resolves with its stream, or the reason why there is none. */
export async function openCamera(): Promise<MediaStream | ScanProblem> {
  if (!window.isSecureContext) return "insecure";
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  } catch (error) {
    return problemOf(error);
  }
}

/** Reads frames of the video until it finds a code or is stopped. */
export function watchVideo(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const read = await makeReader();
    const look = async () => {
      if (stopped) return;
      // A single frame may be unreadable; the next one follows at once.
      const text = video.readyState >= 2 ? await read(video).catch(() => null) : null;
      if (stopped) return;
      if (text === null) timer = setTimeout(() => void look(), INTERVAL_MS);
      else onText(text);
    };
    await look();
  };
  start().catch(() => undefined);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
