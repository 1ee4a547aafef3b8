import { MessageType, privateChatId } from "@4d/contract";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivateFor } from "./chat-list/chat-states.repository.ts";
import { chatRelationsOf } from "./chat-relation.ts";
import { maySendPrivate } from "./messages.policy.ts";
import { type SendingStream, type SentMessage, sendIntent } from "./send-intents.ts";
import { privateForms } from "./streams/private-stream.ts";

interface SendPrivate extends SentMessage {
  recvId: number;
}

const privateSending: SendingStream<"private", SendPrivate> = {
  ...privateForms,
  chatIdOf: ({ recvId }) => privateChatId(recvId),
  isInSameChat: (stored, { recvId }) => stored.recv_id === recvId,
  async findSenders(step, inputs) {
    const pairs = inputs.map(({ sendId, recvId }) => ({ from: sendId, to: recvId }));
    const relations = await chatRelationsOf(step.trx, pairs, step.now);
    return {
      denialOf: ({ sendId, recvId }, index) =>
        maySendPrivate({ toSelf: sendId === recvId, friends: false, ...relations[index] }),
      rowOf: ({ sendId, recvId }, index, sent) => ({
        ...sent,
        recvId,
        // A blocked sender learns nothing: the message is stored for them only (`protocol §19.1.10`).
        onlyFor: relations[index]?.blocked ? sendId : null,
      }),
    };
  },
};

/** Stores private messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendPrivateIntent = sendIntent(privateSending);

/** A tip between two people that raises no unread count; `key` and `args` are what our clients show instead. */
interface PrivateTip {
  sendId: number;
  recvId: number;
  content: string;
  key: string;
  args: Record<string, string>;
  /** An earlier tip that it replaces. */
  insteadOf?: number | null | undefined;
}

/** Stores a tip in a private chat, replacing an earlier one if there is one. @returns its id. */
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
