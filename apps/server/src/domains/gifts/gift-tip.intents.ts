import { type MessageExtra, MessageType } from "@4d/contract";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { GroupRow, PrivateRow } from "../../platform/stream-rows.ts";

/** A person took a portion of a gift. */
export interface GiftTaken {
  taker: { id: number; name: string };
  giver: { id: number; name: string };
}

/** The line as text for legacy clients, and as a key with arguments for translation. */
const words = ({ taker, giver }: GiftTaken): { type: number; content: string; extra: MessageExtra } => ({
  type: MessageType.TIP_TEXT,
  content: `${taker.name} 领取了 ${giver.name} 的红包`,
  extra: {
    tip: {
      key: "gift.taken",
      args: {
        taker: taker.name,
        giver: giver.name,
        takerId: String(taker.id),
        giverId: String(giver.id),
      },
    },
  },
});

/** Adds a line to the chat of giver and taker: who took the gift. */
export const privateGiftTipIntent: Intent<PrivateRow, GiftTaken, null> = {
  name: "private gift tip",
  async run(step, inputs) {
    return inputs.map((input) => {
      step.append({ sendId: input.taker.id, recvId: input.giver.id, ...words(input) });
      return succeeded(() => null);
    });
  },
};

/** Adds the line to the group's chat, for giver and taker only. */
export const groupGiftTipIntent: Intent<GroupRow, GiftTaken & { groupId: number }, null> = {
  name: "group gift tip",
  async run(step, inputs) {
    return inputs.map((input) => {
      const { taker, giver, groupId } = input;
      const recvIds = [...new Set([giver.id, taker.id])];
      step.append({ groupId, sendId: taker.id, sendNickName: taker.name, recvIds, ...words(input) });
      return succeeded(() => null);
    });
  },
};
