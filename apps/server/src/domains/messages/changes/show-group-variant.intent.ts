import { type GroupMessage, MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, type Step, succeeded } from "../../../platform/stream.ts";
import type { GroupRow } from "../../../platform/stream-rows.ts";
import { membershipsOf } from "../../groups/index.ts";
import { deniedOutcome, notFoundOutcome } from "../denial.ts";
import { maySendGroup } from "../messages.policy.ts";
import { presentGroup } from "../messages.presenter.ts";
import type { GroupMessageRow } from "../messages.table.ts";
import { changeGroupMessage, findGroupMessages } from "../streams/group-messages.repository.ts";
import { editRecipients } from "./edit-recipients.ts";
import type { ShownVariant } from "./show-private-variant.intent.ts";

type StoredExtra = { ai?: ShownVariant["mark"] };

async function applyGroupVariant(
  step: Step<GroupRow>,
  { content, mark }: ShownVariant,
  message: GroupMessageRow,
): Promise<void> {
  const extra = JSON.parse(message.extra ?? "{}") as StoredExtra;
  // A node that took the turn over says the same again.
  if (extra.ai?.variant === mark.variant && extra.ai.of === mark.of) return;
  const changed = { content, edited_at: step.now, extra: JSON.stringify({ ...extra, ai: mark }) };
  Object.assign(message, changed);
  await changeGroupMessage(step.trx, message.id, changed);
  step.append({
    groupId: message.group_id,
    sendId: message.send_id,
    sendNickName: message.send_nick_name,
    type: MessageType.EDIT,
    content: JSON.stringify({ id: message.id, content, editedAt: step.now, ai: mark }),
    recvIds: await editRecipients(step.trx, message),
    expiresAt: message.gone_at,
  });
}

/**
 * Shows another variant of a character's answer in a group, in the place of the one shown: an EDIT row alone. Clients
 * that know no EDIT keep what was said first; a row of its own would be one more unread message for everybody.
 */
export const showGroupVariantIntent: Intent<GroupRow, ShownVariant, GroupMessage> = {
  name: "say group variant",
  async run(step, inputs) {
    const messages = await findGroupMessages(
      step.trx,
      [...new Set(inputs.map((one) => one.messageId))],
      step.now,
    );
    const memberKeys = inputs.map(({ messageId, sendId }) => ({
      groupId: messages.get(messageId)?.group_id ?? 0,
      userId: sendId,
    }));
    const members = await membershipsOf(step.trx, memberKeys);
    const outcomes: IntentOutcome<GroupMessage>[] = [];
    for (const [index, input] of inputs.entries()) {
      const message = messages.get(input.messageId);
      const denial = maySendGroup(members[index] ?? null, step.now);
      if (message?.send_id !== input.sendId || message.status === 2) outcomes.push(notFoundOutcome());
      else if (denial) outcomes.push(deniedOutcome(denial));
      else {
        await applyGroupVariant(step, input, message);
        outcomes.push(succeeded(() => presentGroup(message)));
      }
    }
    return outcomes;
  },
};
