import type { Socket } from "node:net";
import type { Log } from "../../log.ts";
import type { Intake } from "./intake.ts";
import { type IntakeRefusal, refusalResponse } from "./refusals.ts";

/**
 * Answers what no route will see, and ends its connection. A sender who is gone, or in the middle of another answer,
 * hears nothing.
 */
export function refuseConnection(
  { intake, log }: { intake: Intake; log: Log },
  socket: Socket,
  { why, packet }: { why: IntakeRefusal; packet?: Uint8Array | undefined },
): void {
  const connection = intake.connectionOf(socket);
  if (connection?.leavingSince !== undefined || socket.destroyed) return;
  intake.count(why);
  log.debug({ why }, "a request was refused before its route");
  if (connection === undefined || why === "broken off" || !socket.writable || !connection.canRespond())
    socket.destroy();
  else intake.dismiss(connection, refusalResponse(connection, why, packet));
}
