import { MessageType } from "@4d/contract";
import { failureKind } from "@4d/sync";
import type { StoredUpload } from "../../platform/storage/chat-store.ts";

export type MediaKind = "image" | "file" | "audio" | "video";

/** The type of the message that each becomes. */
export const MEDIA_TYPES: Readonly<Record<MediaKind, number>> = {
  image: MessageType.IMAGE,
  file: MessageType.FILE,
  audio: MessageType.AUDIO,
  video: MessageType.VIDEO,
};

/** What is to be uploaded for a message of the outbox. */
export interface UploadOrder extends StoredUpload {
  kind: MediaKind;
}

/** Why a file cannot go as what it is to be: it is not there, it has no bytes, it is a photo of Apple's, or no picture. */
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

/** Code that did not come: tried again like any request without a network. */
class NotLoaded extends Error {}

/** Code asked for late. @throws what `isRetryable` knows when it does not come. */
export async function loadCode<T>(code: Promise<T>): Promise<T> {
  return code.catch(() => {
    throw new NotLoaded();
  });
}

/** More than this is sent beside the queue, so that words need not wait for a film, bytes. */
const ASIDE_FROM = 3 * 1024 * 1024;

/** Whether later messages may go before it. Photos are shrunk before they go, so they keep their order. Pure. */
export const isAside = (kind: MediaKind, { size, type }: Pick<Blob, "size" | "type">): boolean =>
  size > ASIDE_FROM && (kind !== "image" || type === "image/gif");

/**
 * More than this goes in pieces, so that a cut costs one piece and not the file. The server takes ten times as much at
 * once (`protocol §10.2`); on a slow line that is never whole. Bytes.
 */
export const IN_PIECES_FROM = 2 * 1024 * 1024;

const RETRY_FIRST_MS = 5_000;
const RETRY_MAX_MS = 60_000;

/** How long an upload waits after so many failures in a row, milliseconds: 5 s, doubling to a minute. Pure. */
export const retryDelay = (failures: number): number =>
  Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1));

/** Whether a file is a photo in Apple's format, which only some browsers can read. Pure. */
export const isHeic = ({ type }: Pick<Blob, "type">, name: string): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether an upload's failure may heal by itself: no network, a server that is busy. Pure. */
export function isRetryable(error: unknown): boolean {
  const transport = error instanceof Error && error.name === "TransportError";
  const refusal = error instanceof Error && error.name === "ApiError";
  // A picture that cannot be read never will be.
  return transport || error instanceof NotLoaded || (refusal && failureKind(error) === "retry");
}
