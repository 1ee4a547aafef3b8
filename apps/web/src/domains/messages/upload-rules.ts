import { MessageType } from "@4d/contract";
import { failureKind } from "@4d/sync";
import type { StoredUpload } from "../../platform/storage/chat-store.ts";

export type MediaKind = "image" | "file" | "audio" | "video";

/** The message type for each kind. */
export const MEDIA_TYPES: Readonly<Record<MediaKind, number>> = {
  image: MessageType.IMAGE,
  file: MessageType.FILE,
  audio: MessageType.AUDIO,
  video: MessageType.VIDEO,
};

/** An upload for an outbox message. */
export interface UploadOrder extends StoredUpload {
  kind: MediaKind;
}

/** Why a file cannot go as its kind: it is missing, empty, an Apple photo (HEIC), or not a picture. */
export type Unreadable = "gone" | "empty" | "heic" | "picture";

/** A file that cannot be read here, now or ever. */
export class UnreadableFile extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(`a file that cannot be read: ${why}`);
    this.why = why;
  }
}

/** @throws UnreadableFile for a folder, or a file that was moved or deleted since it was chosen. */
export async function ensureReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new UnreadableFile("gone");
  }
}

/** Code that failed to load: retried like any request without a network. */
class NotLoaded extends Error {}

/** Loads lazy code. @throws an error that `isRetryable` accepts when it fails to load. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  return code.catch(() => {
    throw new NotLoaded();
  });
}

/** Larger files are sent beside the queue, so that texts need not wait for a video, bytes. */
const ASIDE_FROM = 3 * 1024 * 1024;

/** Whether later messages may overtake it. Photos are shrunk first, so they keep their order. Pure. */
export const isAside = (kind: MediaKind, { size, type }: Pick<Blob, "size" | "type">): boolean =>
  size > ASIDE_FROM && (kind !== "image" || type === "image/gif");

/**
 * Larger files go in chunks, so that a lost connection costs one chunk and not the file. The server takes ten times
 * as much at once (`protocol §10.2`), but a slow connection would never finish it. Bytes.
 */
export const IN_PIECES_FROM = 2 * 1024 * 1024;

const RETRY_FIRST_MS = 5_000;
const RETRY_MAX_MS = 60_000;

/** Delay after this many consecutive failures, milliseconds: 5 s, doubling to a minute. Pure. */
export const retryDelay = (failures: number): number =>
  Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1));

/** Whether a file is a HEIC photo, which only some browsers can read. Pure. */
export const isHeic = ({ type }: Pick<Blob, "type">, name: string): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether an upload's failure may be temporary: no network, or a busy server. Pure. */
export function isRetryable(error: unknown): boolean {
  const transport = error instanceof Error && error.name === "TransportError";
  const refusal = error instanceof Error && error.name === "ApiError";
  // An unreadable picture stays unreadable.
  return transport || error instanceof NotLoaded || (refusal && failureKind(error) === "retry");
}
