import { type DisappearingSetting, type Lifetime, MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, succeeded } from "../../../platform/stream.ts";
import type { GroupRow, PrivateRow } from "../../../platform/stream-rows.ts";
import { membershipsOf } from "../../groups/index.ts";
import { chatRelationsOf } from "../chat-relation.ts";
import { deniedOutcome } from "../denial.ts";
import { maySetLifetime, maySetLifetimeInGroup } from "../messages.policy.ts";
import { pairOf } from "../messages.table.ts";
import { setGroupLifetime, setLifetime } from "./lifetimes.repository.ts";

/** Somebody sets how long new messages of a chat live. */
interface SetLifetime {
  userId: number;
  name: string;
  targetId: number;
  seconds: Lifetime;
}

const LIFETIME_TIPS = {
  0: ["disappear.off", "关闭了限时消息"],
  86400: ["disappear.day", "设置新消息在 24 小时后消失"],
  604800: ["disappear.week", "设置新消息在 7 天后消失"],
} as const satisfies Record<Lifetime, readonly [key: string, zh: string]>;

/** The tip everybody in the chat reads. */
function tipOf({ name, seconds }: SetLifetime) {
  const [key, words] = LIFETIME_TIPS[seconds];
  const args: Record<string, string> = { name };
  return { type: MessageType.TIP_TEXT, content: `${name} ${words}`, extra: { tip: { key, args } } };
}

const lifetimeOutcome = (chatId: string, { seconds }: SetLifetime): IntentOutcome<DisappearingSetting> =>
  succeeded(() => ({ chatId, seconds }));

/**
 * Sets how long messages of two friends live (`MSG-17`). A blocked person gets the ordinary response, and nothing
 * changes (`protocol §19.1.10`). Setting the same value again stores no tip.
 */
export const setLifetimeIntent: Intent<PrivateRow, SetLifetime, DisappearingSetting> = {
  name: "set lifetime",
  async run(step, inputs) {
    const pairs = inputs.map(({ userId, targetId }) => ({ from: userId, to: targetId }));
    const relations = await chatRelationsOf(step.trx, pairs, step.now);
    const outcomes: IntentOutcome<DisappearingSetting>[] = [];
    for (const [index, input] of inputs.entries()) {
      const { userId: sendId, targetId: recvId, seconds } = input;
      const denial = maySetLifetime(relations[index] ?? { friends: false });
      if (denial) {
        outcomes.push(deniedOutcome(denial));
        continue;
      }
      const isDelivered = relations[index]?.blocked !== true;
      if (isDelivered && (await setLifetime(step.trx, pairOf(sendId, recvId), seconds)))
        step.append({ sendId, recvId, ...tipOf(input) });
      outcomes.push(lifetimeOutcome(`p:${recvId}`, input));
    }
    return outcomes;
  },
};

/** Sets how long messages of a group live; managers only. */
export const setGroupLifetimeIntent: Intent<GroupRow, SetLifetime, DisappearingSetting> = {
  name: "set group lifetime",
  async run(step, inputs) {
    const memberKeys = inputs.map(({ userId, targetId }) => ({ groupId: targetId, userId }));
    const members = await membershipsOf(step.trx, memberKeys);
    const outcomes: IntentOutcome<DisappearingSetting>[] = [];
    for (const [index, input] of inputs.entries()) {
      const { userId: sendId, targetId: groupId, seconds } = input;
      const member = members[index] ?? null;
      const denial = maySetLifetimeInGroup(member, step.now);
      if (denial) {
        outcomes.push(deniedOutcome(denial));
        continue;
      }
      const name = member?.nickName ?? input.name;
      if (await setGroupLifetime(step.trx, groupId, seconds))
        step.append({ groupId, sendId, sendNickName: name, ...tipOf({ ...input, name }) });
      outcomes.push(lifetimeOutcome(`g:${groupId}`, input));
    }
    return outcomes;
  },
};
