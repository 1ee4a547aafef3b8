import { Transform } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "./files.table.ts";

const HEAD = 4_100;

/** Types a browser may show by itself: none of them can carry script. By name in the bytes → as we serve it. */
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

/** The type the bytes themselves show; what a sender or a name claims does not count (`W22`). */
export async function sniff(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.mime ?? UNKNOWN_TYPE;
}

/** How a file is served, and what it is. */
export interface DetectedType {
  type: string;
  /** Null: a container that holds a film or sound alone; what it is first shown as decides. */
  kind: FileKind | null;
}

/** A track of pictures, as Matroska and WebM name its codec, MP4 and QuickTime its handler. */
const FILM_TRACK = /V_(?:VP|AV1|MPEG|MS)|vide/;

/**
 * What bytes that were sent as they are count as, by their beginning: a picture among them is a file, for nobody
 * encoded it anew. Recorded voices come in the containers of films (`rules §7.5`).
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

/** The type to serve under: a safe picture, sound or film as itself, everything else as mere bytes. */
const servedType = (sniffed: string): string => INLINE.get(sniffed) ?? UNKNOWN_TYPE;

export const isInline = (type: string): boolean => SERVED_INLINE.has(type);

/** Lets a stream through and remembers its beginning and its length. */
export class Head extends Transform {
  private readonly chunks: Buffer[] = [];
  private length = 0;
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length;
    if (this.length < HEAD) {
      this.chunks.push(chunk.subarray(0, HEAD - this.length));
      this.length += chunk.length;
    }
    this.push(chunk);
    done();
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }
}
