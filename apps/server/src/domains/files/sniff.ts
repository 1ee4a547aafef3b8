import { Transform } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "./files.table.ts";

/** How much of a file's beginning `file-type` reads to detect its type. */
export const HEAD_BYTES = 4_100;

/** Types a browser may show inline, because none of them can carry script: detected type → type we serve. */
const INLINE = new Map([
  ["image/jpeg", "image/jpeg"],
  ["image/png", "image/png"],
  ["image/apng", "image/png"],
  ["image/gif", "image/gif"],
  ["image/webp", "image/webp"],
  ["image/avif", "image/avif"],
  ["audio/mpeg", "audio/mpeg"],
  ["audio/wav", "audio/wav"],
  ["audio/ogg", "audio/ogg"],
  ["audio/ogg; codecs=opus", "audio/ogg"],
  ["audio/mp4", "audio/mp4"],
  ["audio/x-m4a", "audio/mp4"],
  ["audio/aac", "audio/aac"],
  ["audio/flac", "audio/flac"],
  ["video/mp4", "video/mp4"],
  ["video/x-m4v", "video/mp4"],
  ["video/webm", "video/webm"],
  ["video/ogg", "video/ogg"],
  ["video/quicktime", "video/quicktime"],
]);
const SERVED_INLINE = new Set(INLINE.values());

export const UNKNOWN_TYPE = "application/octet-stream";

/** The type detected from the bytes; a claim by the sender or the name is ignored (`W22`). */
export async function sniff(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? UNKNOWN_TYPE;
}

/** The type a file is served as, and its kind. */
export interface DetectedType {
  type: string;
  /** Null: a container that may hold a film or only sound; its first use decides. */
  kind: FileKind | null;
}

/** A video track: the codec name in Matroska and WebM, the handler in MP4 and QuickTime. */
const FILM_TRACK = /V_(?:VP|AV1|MPEG|MS)|vide/;

/**
 * The kind of uploaded bytes, by their beginning. An uploaded picture counts as a file, because it was not re-encoded.
 * Voice recordings come in film containers (`rules §7.5`).
 */
export async function detectType(head: Uint8Array): Promise<DetectedType> {
  const found = await sniff(head);
  return { type: servedType(found), kind: kindOf(found, head) };
}

function kindOf(found: string, head: Uint8Array): FileKind | null {
  if (found.startsWith("audio/")) return "sound";
  if (!found.startsWith("video/")) return "file";
  return FILM_TRACK.test(Buffer.from(head).toString("latin1")) ? "film" : null;
}

/** The type to serve: safe pictures, sounds and films as themselves, everything else as plain bytes. */
const servedType = (sniffed: string): string => INLINE.get(sniffed) ?? UNKNOWN_TYPE;

export const isInline = (type: string): boolean => SERVED_INLINE.has(type);

/** Passes a stream through and records its beginning and length. */
export class Head extends Transform {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length;
    if (this.length < HEAD_BYTES) {
      this.chunks.push(chunk.subarray(0, HEAD_BYTES - this.length));
      this.length += chunk.length;
    }
    this.push(chunk);
    done();
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }
}
