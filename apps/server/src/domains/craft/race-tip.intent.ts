import { type MessageExtra, MessageType } from "@4d/contract";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";

/** A race in a group came to its end. */
export interface RaceEnd {
  groupId: number;
  raceId: number;
  target: { name: string; nameEn: string; emoji: string };
  /** Who had it first; null when nobody had it. */
  winner: { id: number; name: string } | null;
  /** In whose name the tip stands. */
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

/** Tells the group how its race ended. */
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
