import { MessageType } from "@4d/contract";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivateFor } from "./chat-list/chat-states.repository.ts";

/** A line between two people that raises no unread count; `key` and `args` are what a client of ours says instead. */
export interface PrivateTip {
  sendId: number;
  recvId: number;
  content: string;
  key: string;
  args: Record<string, string>;
  /** An earlier tip in whose place it stands. */
  insteadOf?: number | null | undefined;
}

/** Tells a tip in a private chat, in the place of an earlier one if there is one. @returns its id. */
export const sendPrivateTipIntent: Intent<PrivateRow, PrivateTip, number> = {
  name: "tip private",
  async run(step, inputs) {
    const ids: number[] = [];
    for (const { sendId, recvId, content, key, args, insteadOf } of inputs) {
      const extra = { tip: { key, args } };
      ids.push(step.append({ sendId, recvId, type: MessageType.TIP_TEXT, content, extra }).id);
      if (insteadOf) await removePrivateFor(step.trx, { userId: recvId, ids: [insteadOf] });
    }
    return ids.map((id) => succeeded(() => id));
  },
};
