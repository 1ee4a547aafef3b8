import { Transform } from "node:stream";
import { fileTypeFromBuffer } from "file-type";

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

/** The type to serve under: a safe picture, sound or film as itself, everything else as mere bytes. */
export const servedType = (sniffed: string): string => INLINE.get(sniffed) ?? UNKNOWN_TYPE;

export const isInline = (type: string): boolean => SERVED_INLINE.has(type);

/** Lets a stream through and remembers its beginning and its length. */
export class Head extends Transform {
  private readonly kept: Buffer[] = [];
  private length = 0;
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.size += chunk.length;
    if (this.length < HEAD) {
      this.kept.push(chunk.subarray(0, HEAD - this.length));
      this.length += chunk.length;
    }
    this.push(chunk);
    done();
  }

  bytes(): Buffer {
    return Buffer.concat(this.kept);
  }
}
