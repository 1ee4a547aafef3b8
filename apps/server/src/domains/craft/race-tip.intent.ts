import { type MessageExtra, MessageType } from "@4d/contract";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";

/** The end of a group's race. */
export interface RaceEnd {
  groupId: number;
  raceId: number;
  target: { name: string; nameEn: string; emoji: string };
  /** The winner; null when nobody reached the target. */
  winner: { id: number; name: string } | null;
  /** The sender of the tip. */
  by: { id: number; name: string };
}

function wordsOf({ target, winner, raceId }: RaceEnd): { content: string; extra: MessageExtra } {
  const { name, nameEn, emoji } = target;
  const args = { name, nameEn, emoji, raceId: String(raceId) };
  if (!winner)
    return {
      content: `合成赛结束了，没有人做出${name}`,
      extra: { tip: { key: "race.over", args } },
    };
  return {
    content: `${winner.name} 第一个做出了${name}`,
    extra: {
      tip: { key: "race.won", args: { ...args, winner: winner.name, winnerId: String(winner.id) } },
    },
  };
}

/** Announces the result of a race in the group's chat. */
export const raceTipIntent: Intent<GroupRow, RaceEnd, null> = {
  name: "race tip",
  async run(step, inputs) {
    return inputs.map((input) => {
      const { groupId, by } = input;
      const row = { groupId, sendId: by.id, sendNickName: by.name, type: MessageType.TIP_TEXT };
      step.append({ ...row, ...wordsOf(input) });
      return succeeded(() => null);
    });
  },
};
