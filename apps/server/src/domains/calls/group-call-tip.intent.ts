import { MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, type Step, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import { clockText } from "./record-call.ts";

/** A group's call began or ended. */
export interface GroupCallTip {
  groupId: number;
  userId: number;
  callId: string;
  event: "started" | "ended";
  /** Of a call that ended, ms. */
  duration?: number;
}

function appendTip(step: Step<GroupRow>, tip: GroupCallTip, member: Membership): void {
  const { groupId, userId, event, duration = 0 } = tip;
  const name = member.nickName;
  const time = clockText(duration);
  step.append({
    groupId,
    sendId: userId,
    sendNickName: name,
    type: MessageType.TIP_TEXT,
    content: event === "started" ? `${name} 发起了群通话` : `群通话已结束,时长 ${time}`,
    extra: { tip: { key: `call.${event}`, args: { name, ...(event === "ended" && { time }) } } },
  });
}

/** Posts a tip to the group's chat that its call began or ended (`protocol §12.3`); not in a dissolved group. */
export const groupCallTipIntent: Intent<GroupRow, GroupCallTip, null> = {
  name: "group call tip",
  async run(step, inputs) {
    const members = await membershipsOf(step.trx, inputs);
    return inputs.map((input, index): IntentOutcome<null> => {
      const member = members[index];
      if (member && !member.group.dissolved) appendTip(step, input, member);
      return succeeded(() => null);
    });
  },
};
