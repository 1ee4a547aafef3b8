import { MessageType } from "@4d/contract";
import { type Intent, type Outcome, type Step, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import { newestInGroups, receiptMessages, settleReceipts } from "./group-messages.repository.ts";
import { receiptContent } from "./messages.presenter.ts";
import { countReaders, findGroupReads, raiseGroupRead } from "./positions.repository.ts";
import { missing } from "./refusal.ts";

/** A member has read his group up to `maxId`. */
export interface ReadGroup {
  userId: number;
  groupId: number;
  maxId: number;
  sessionId?: string | undefined;
}

interface Risen extends ReadGroup {
  member: Membership;
  from: number;
  to: number;
}

async function risenIn(
  step: Step<GroupRow>,
  inputs: readonly ReadGroup[],
  members: (Membership | null)[],
): Promise<Risen[]> {
  const newest = await newestInGroups(step.trx, inputs);
  const before = await findGroupReads(step.trx, inputs);
  const risen = new Map<string, Risen>();
  inputs.forEach((input, index) => {
    const member = members[index];
    if (!member || member.quit) return;
    const key = `${input.groupId}:${input.userId}`;
    const from = before.get(key) ?? member.joinedAfterId;
    const to = newest[index] ?? 0;
    if (to > Math.max(from, risen.get(key)?.to ?? 0)) risen.set(key, { ...input, member, from, to });
  });
  return [...risen.values()];
}

/** The messages of a group that somebody read in this batch. */
interface Span {
  groupId: number;
  memberCount: number;
  from: number;
  to: number;
}

/** One RECEIPT row per message whose count changed in this batch, however many people read it. */
async function appendReceipts(step: Step<GroupRow>, { groupId, memberCount, from, to }: Span): Promise<void> {
  const messages = await receiptMessages(step.trx, { groupId, from, to });
  if (messages.length === 0) return;
  const readers = await countReaders(step.trx, messages);
  const settled: number[] = [];
  for (const message of messages.reverse()) {
    const readedCount = readers.get(message.id) ?? 0;
    const receiptOk = message.receipt_ok || readedCount >= memberCount - 1;
    if (receiptOk && !message.receipt_ok) settled.push(message.id);
    step.append({
      groupId,
      sendId: message.send_id,
      sendNickName: message.send_nick_name,
      type: MessageType.RECEIPT,
      content: receiptContent({ id: message.id, readedCount, receiptOk }),
    });
  }
  await settleReceipts(step.trx, settled);
}

/** Raises read positions of members and tells new counts of receipt messages (`protocol §8.4`, `W3`). */
export const readGroupIntent: Intent<GroupRow, ReadGroup, null> = {
  name: "read group",
  async run(step, inputs) {
    const members = await membershipsOf(step.trx, inputs);
    const risen = await risenIn(step, inputs, members);
    await raiseGroupRead(
      step.trx,
      risen.map(({ groupId, userId, to }) => ({ groupId, userId, readId: to })),
    );
    const spans = new Map<number, Span>();
    for (const one of risen) {
      const { groupId, member } = one;
      const { from, to } = spans.get(groupId) ?? one;
      const { memberCount } = member.group;
      spans.set(groupId, {
        groupId,
        memberCount,
        from: Math.min(from, one.from),
        to: Math.max(to, one.to),
      });
      step.append({
        groupId: one.groupId,
        sendId: one.userId,
        sendNickName: one.member.nickName,
        type: MessageType.READED,
        content: JSON.stringify({ id: one.to }),
        recvIds: [one.userId],
        exceptSession: one.sessionId,
      });
    }
    for (const span of spans.values()) await appendReceipts(step, span);
    return inputs.map((_, index): Outcome<null> => {
      const member = members[index];
      return member && !member.quit ? succeeded(() => null) : missing();
    });
  },
};
