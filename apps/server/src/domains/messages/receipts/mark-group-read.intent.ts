import { MessageType } from "@4d/contract";
import { type Intent, type IntentOutcome, type Step, succeeded } from "../../../platform/stream.ts";
import type { GroupRow } from "../../../platform/stream-rows.ts";
import { type Membership, membershipsOf, readWindowsOf } from "../../groups/index.ts";
import { notFoundOutcome } from "../denial.ts";
import { receiptContent } from "../messages.presenter.ts";
import { newestInGroups, receiptMessages, settleReceipts } from "../streams/group-messages.repository.ts";
import { countAudience, countReaders, findGroupReads, raiseGroupRead } from "./positions.repository.ts";

/** A member has read their group up to `maxId`. */
export interface MarkGroupRead {
  userId: number;
  groupId: number;
  maxId: number;
  sessionId?: string | undefined;
}

interface RaisedPosition extends MarkGroupRead {
  member: Membership;
  from: number;
  to: number;
}

async function raisedPositions(
  step: Step<GroupRow>,
  inputs: readonly MarkGroupRead[],
  members: (Membership | null)[],
): Promise<RaisedPosition[]> {
  const newest = await newestInGroups(step.trx, inputs);
  const before = await findGroupReads(step.trx, inputs);
  const raised = new Map<string, RaisedPosition>();
  inputs.forEach((input, index) => {
    const member = members[index];
    if (!member) return;
    const key = `${input.groupId}:${input.userId}`;
    const from = before.get(key) ?? readWindowsOf(member)[0]?.from ?? 0;
    const to = Math.min(newest[index] ?? 0, member.quitAtId ?? Number.MAX_SAFE_INTEGER);
    if (to > Math.max(from, raised.get(key)?.to ?? 0)) raised.set(key, { ...input, member, from, to });
  });
  return [...raised.values()];
}

/** The messages of a group that somebody read in this batch. */
interface Span {
  groupId: number;
  from: number;
  to: number;
}

/**
 * In a larger audience a new count goes only to the author: sending it to all would cost the square of their number.
 */
const RECEIPT_TO_ALL_MAX = 100;

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
      recvIds: people > RECEIPT_TO_ALL_MAX ? [message.send_id] : null,
    });
  }
  await settleReceipts(step.trx, settled);
}

/** The span each group's receipts are counted over: what its current members read in this batch. */
function spansOf(raised: readonly RaisedPosition[]): Span[] {
  const spans = new Map<number, Span>();
  for (const one of raised) {
    if (one.member.quit) continue;
    const { groupId } = one;
    const { from, to } = spans.get(groupId) ?? one;
    spans.set(groupId, { groupId, from: Math.min(from, one.from), to: Math.max(to, one.to) });
  }
  return [...spans.values()];
}

/**
 * Raises read positions of members, and of former ones up to where they left, and publishes new counts of receipt
 * messages (`protocol §8.4`, `W3`).
 */
export const markGroupReadIntent: Intent<GroupRow, MarkGroupRead, null> = {
  name: "read group",
  async run(step, inputs) {
    const members = await membershipsOf(step.trx, inputs);
    const raised = await raisedPositions(step, inputs, members);
    await raiseGroupRead(
      step.trx,
      raised.map(({ groupId, userId, to }) => ({ groupId, userId, readId: to })),
    );
    for (const one of raised) {
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
    for (const span of spansOf(raised)) await appendReceipts(step, span);
    return inputs.map(
      (_, index): IntentOutcome<null> => (members[index] ? succeeded(() => null) : notFoundOutcome()),
    );
  },
};
