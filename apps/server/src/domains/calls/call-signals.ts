import { Command } from "@4d/contract";
import type { Services } from "../../platform/services.ts";

interface PrivateSignal {
  type: number;
  from: number;
  to: number;
  callId: string;
  content?: string | undefined;
}

/** Which of the receiver's sockets get the signal; all without a filter. */
interface SocketFilter {
  onlySession?: string | undefined;
  exceptSession?: string | undefined;
}

/** Sends a call signal by cmd 3: to `to`, or with `toOwn` to the sender's own terminals (`protocol §13.6`). */
export function signalPrivate(
  services: Services,
  { type, from, to, callId, content }: PrivateSignal,
  which: SocketFilter & { toOwn?: boolean } = {},
): void {
  const { toOwn = false, ...sockets } = which;
  const sendTime = services.clock.now();
  services.bus.publish("signal", {
    users: [toOwn ? from : to],
    command: Command.PRIVATE,
    data: { type, sendId: from, recvId: to, ...(content === undefined ? {} : { content }), callId, sendTime },
    ...sockets,
  });
}

interface GroupSignal {
  type: number;
  groupId: number;
  from: number;
  callId: string;
  content: string;
}

/** Sends a call signal by cmd 4 to these people (`protocol §12.1`). */
export function signalGroup(
  services: Services,
  users: readonly number[],
  { type, groupId, from, callId, content }: GroupSignal,
  which: SocketFilter = {},
): void {
  if (users.length === 0) return;
  const sendTime = services.clock.now();
  services.bus.publish("signal", {
    users,
    command: Command.GROUP,
    data: { type, groupId, sendId: from, content, callId, sendTime },
    ...which,
  });
}
