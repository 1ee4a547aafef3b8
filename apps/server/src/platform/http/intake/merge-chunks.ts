import type { IncomingMessage } from "node:http";

const MERGED = 4096;
/** Pieces smaller than this are crumbs, and a body of more crumbs than that was made to be a burden. */
const SMALL_CHUNK = 64;
const SMALL_CHUNKS_MOST = 1000;

/**
 * Makes a body that comes in pieces of a few bytes come in larger ones: each piece is an object of its own, and a
 * packet of 64 KB can bring eleven thousand of them before anybody has looked at who sends it.
 * @param tooMany called once there are more crumbs than any client has a reason for
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
