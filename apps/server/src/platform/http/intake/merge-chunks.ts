import type { IncomingMessage } from "node:http";

const MERGED = 4096;
/** Chunks smaller than this are small, and a body with more small chunks than this was made to be a burden. */
const SMALL_CHUNK = 64;
const SMALL_CHUNKS_MOST = 1000;

/**
 * Merges a body's tiny chunks into larger ones: each chunk is an object of its own, and a packet of 64 KB can bring
 * eleven thousand of them before the sender is even known.
 * @param tooMany called once there are more small chunks than any client has a reason for
 */
export function mergeSmallChunks(request: IncomingMessage, tooMany: () => void): void {
  const push = request.push.bind(request);
  let room: Buffer | undefined;
  let length = 0;
  let smallChunks = 0;
  const flush = () => {
    if (room !== undefined && length > 0) push(room.subarray(0, length));
    room = undefined;
    length = 0;
  };
  request.push = (chunk: Buffer | null) => {
    if (chunk === null || chunk.length >= MERGED) {
      flush();
      return push(chunk);
    }
    if (chunk.length < SMALL_CHUNK) smallChunks += 1;
    if (smallChunks > SMALL_CHUNKS_MOST) {
      if (smallChunks === SMALL_CHUNKS_MOST + 1) tooMany();
      smallChunks += 1;
      return true;
    }
    if (length + chunk.length > MERGED) flush();
    room ??= Buffer.allocUnsafeSlow(MERGED);
    chunk.copy(room, length);
    length += chunk.length;
    return request.readableLength < request.readableHighWaterMark;
  };
}
