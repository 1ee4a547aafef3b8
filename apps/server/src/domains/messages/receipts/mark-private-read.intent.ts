import { MessageType } from "@4d/contract";
import { type Intent, succeeded } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { newestReceived } from "../streams/private-messages.repository.ts";
import { raisePrivateRead } from "./positions.repository.ts";

/** A person has read what a friend sent, up to `maxId`. */
export interface MarkPrivateRead {
  userId: number;
  peerId: number;
  maxId: number;
  sessionId?: string | undefined;
}

/**
 * Raises read positions, never lowers them; a raised position is a row both people get (`MSG-5`). Only messages that
 * exist at or below `maxId` count, so nothing unseen is marked read (`W14`).
 */
export const markPrivateReadIntent: Intent<PrivateRow, MarkPrivateRead, null> = {
  name: "read private",
  async run(step, inputs) {
    const newest = await newestReceived(step.trx, inputs);
    const wanted = new Map<string, MarkPrivateRead & { readId: number }>();
    inputs.forEach((input, index) => {
      const readId = newest[index] ?? 0;
      const key = `${input.userId}:${input.peerId}`;
      if (readId > (wanted.get(key)?.readId ?? 0)) wanted.set(key, { ...input, readId });
    });
    const rose = await raisePrivateRead(step.trx, [...wanted.values()]);
    for (const [key, read] of wanted) {
      if (!rose.has(key)) continue;
      step.append({
        sendId: read.userId,
        recvId: read.peerId,
        type: MessageType.READED,
        content: JSON.stringify({ id: read.readId }),
        exceptSession: read.sessionId,
      });
    }
    return inputs.map(() => succeeded(() => null));
  },
};
