import type { IncomingMessage } from "node:http";

const GATHERED = 4096;
/** Pieces smaller than this are crumbs, and a body of more crumbs than that was made to be a burden. */
const CRUMB = 64;
const CRUMBS_MOST = 1000;

/**
 * Makes a body that comes in pieces of a few bytes come in larger ones: each piece is an object of its own, and a
 * packet of 64 KB can bring eleven thousand of them before anybody has looked at who sends it.
 * @param tooMany called once there are more crumbs than any client has a reason for
 */
export function gatherCrumbs(request: IncomingMessage, tooMany: () => void): void {
  const push = request.push.bind(request);
  let room: Buffer | undefined;
  let length = 0;
  let crumbs = 0;
  const flush = () => {
    if (room !== undefined && length > 0) push(room.subarray(0, length));
    room = undefined;
    length = 0;
  };
  request.push = (chunk: Buffer | null) => {
    if (chunk === null || chunk.length >= GATHERED) {
      flush();
      return push(chunk);
    }
    if (chunk.length < CRUMB) crumbs += 1;
    if (crumbs > CRUMBS_MOST) {
      if (crumbs === CRUMBS_MOST + 1) tooMany();
      crumbs += 1;
      return true;
    }
    if (length + chunk.length > GATHERED) flush();
    room ??= Buffer.allocUnsafeSlow(GATHERED);
    chunk.copy(room, length);
    length += chunk.length;
    return request.readableLength < request.readableHighWaterMark;
  };
}
