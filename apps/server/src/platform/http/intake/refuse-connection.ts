import type { Socket } from "node:net";
import type { Log } from "../../log.ts";
import type { Intake } from "./intake.ts";
import { answerTo, type Refusal } from "./refusals.ts";

/**
 * Answers what no route will see, and ends its connection. A sender who is gone, or in the middle of another answer,
 * hears nothing.
 */
export function refuseConnection(
  { intake, log }: { intake: Intake; log: Log },
  socket: Socket,
  { why, packet }: { why: Refusal; packet?: Uint8Array | undefined },
): void {
  const guest = intake.guestOf(socket);
  if (guest?.leavingSince !== undefined || socket.destroyed) return;
  intake.count(why);
  log.debug({ why }, "a request was refused before its route");
  if (guest === undefined || why === "broken off" || !socket.writable || !guest.mayBeTold()) socket.destroy();
  else intake.dismiss(guest, answerTo(guest, why, packet));
}
