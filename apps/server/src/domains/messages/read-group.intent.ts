import { MessageType } from "@4d/contract";
import { type Intent, type Outcome, type Step, succeeded } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { type Membership, membershipsOf, windowsOf } from "../groups/index.ts";
import { newestInGroups, receiptMessages, settleReceipts } from "./group-messages.repository.ts";
import { receiptContent } from "./messages.presenter.ts";
import { countAudience, countReaders, findGroupReads, raiseGroupRead } from "./positions.repository.ts";
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
    if (!member) return;
    const key = `${input.groupId}:${input.userId}`;
    const from = before.get(key) ?? windowsOf(member)[0]?.from ?? 0;
    const to = Math.min(newest[index] ?? 0, member.quitAtId ?? Number.MAX_SAFE_INTEGER);
    if (to > Math.max(from, risen.get(key)?.to ?? 0)) risen.set(key, { ...input, member, from, to });
  });
  return [...risen.values()];
}

/** The messages of a group that somebody read in this batch. */
interface Span {
  groupId: number;
  from: number;
  to: number;
}

/** With more people to read it a new count goes to its author alone: to all of them it would cost the square of their number. */
const TOLD_TO_ALL_MAX = 100;

/** One RECEIPT row per message whose count changed in this batch, however many people read it. */
async function appendReceipts(step: Step<GroupRow>, { groupId, from, to }: Span): Promise<void> {
  const messages = await receiptMessages(step.trx, { groupId, from, to });
  if (messages.length === 0) return;
  const readers = await countReaders(step.trx, messages);
  const audience = await countAudience(step.trx, messages);
  const settled: number[] = [];
  for (const message of messages.reverse()) {
    const readedCount = readers.get(message.id) ?? 0;
    const people = audience.get(message.id) ?? 0;
    const receiptOk = message.receipt_ok || readedCount >= people;
    if (receiptOk && !message.receipt_ok) settled.push(message.id);
    step.append({
      groupId,
      sendId: message.send_id,
      sendNickName: message.send_nick_name,
      type: MessageType.RECEIPT,
      content: receiptContent({ id: message.id, readedCount, receiptOk }),
      recvIds: people > TOLD_TO_ALL_MAX ? [message.send_id] : null,
    });
  }
  await settleReceipts(step.trx, settled);
}

/** The span each group's receipts are counted over: what anybody in it now has read in this batch. */
function spansOf(risen: readonly Risen[]): Span[] {
  const spans = new Map<number, Span>();
  for (const one of risen) {
    if (one.member.quit) continue;
    const { groupId } = one;
    const { from, to } = spans.get(groupId) ?? one;
    spans.set(groupId, { groupId, from: Math.min(from, one.from), to: Math.max(to, one.to) });
  }
  return [...spans.values()];
}

/**
 * Raises read positions of members, of former ones up to where they left, and tells new counts of receipt messages
 * (`protocol §8.4`, `W3`).
 */
export const readGroupIntent: Intent<GroupRow, ReadGroup, null> = {
  name: "read group",
  async run(step, inputs) {
    const members = await membershipsOf(step.trx, inputs);
    const risen = await risenIn(step, inputs, members);
    await raiseGroupRead(
      step.trx,
      risen.map(({ groupId, userId, to }) => ({ groupId, userId, readId: to })),
    );
    for (const one of risen) {
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
    for (const span of spansOf(risen)) await appendReceipts(step, span);
    return inputs.map((_, index): Outcome<null> => (members[index] ? succeeded(() => null) : missing()));
  },
};
