import { type GroupMessage, MessageType } from "@4d/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../../platform/stream.ts";
import type { GroupRow } from "../../../platform/stream-rows.ts";
import { currentReadersOf, type Membership, membershipsOf, membersOfRoom } from "../../groups/index.ts";
import { deniedOutcome, notFoundOutcome } from "../denial.ts";
import { isExpired } from "../disappearing/expiry.table.ts";
import { canSeeGroupRow } from "../history/visible-messages.ts";
import {
  isGroupManager,
  type MessageDenial,
  mayActInGroup,
  mayEdit,
  mayPinInGroup,
  mayReactOrPin,
  mayRecall,
  maySendGroup,
} from "../messages.policy.ts";
import { carriesGift, isCard, pollOf, presentGroup } from "../messages.presenter.ts";
import type { GroupMessageRow } from "../messages.table.ts";
import { deletePoll } from "../polls/polls.repository.ts";
import { editedQuote } from "../quotes/freeze-quote.ts";
import { blankQuotes, updateQuotes } from "../quotes/quotes.repository.ts";
import { groupRowOf } from "../streams/group-stream.ts";
import { blankEdits, changeMessage, findMessages, recallMessage } from "../streams/messages.repository.ts";
import { type MessageChange, REACTIONS_MAX, tooManyReactions } from "./private-changes.intents.ts";
import { countReactions, dropReactions, setReaction } from "./reactions.repository.ts";

type Work<I, R> = (
  step: Step<GroupRow>,
  input: I,
  message: GroupMessageRow,
  member: Membership,
) => Promise<IntentOutcome<R>>;

/** Whether the actor can reach a message: administrators reach messages that an author who left no longer sees. */
const canReach = (
  { byAdmin }: MessageChange,
  member: Membership | null,
  message: GroupMessageRow,
): member is Membership => (byAdmin ? member !== null : canSeeGroupRow(member, message));

/** An intent about messages of groups the person writes in; a message they do not see is "not found". */
function about<I extends MessageChange, R>(name: string, work: Work<I, R>): Intent<GroupRow, I, R> {
  return {
    name,
    async run(step, inputs) {
      const messages = await findMessages(
        step.trx,
        "group",
        [...new Set(inputs.map((input) => input.id))],
        step.now,
      );
      const memberKeys = inputs.map((input) => ({
        groupId: messages.get(input.id)?.group_id ?? 0,
        userId: input.userId,
      }));
      const members = await membershipsOf(step.trx, memberKeys);
      const outcomes: IntentOutcome<R>[] = [];
      for (const [index, input] of inputs.entries()) {
        const message = messages.get(input.id);
        const member = members[index] ?? null;
        if (message === undefined || !canReach(input, member, message) || isExpired(message))
          outcomes.push(notFoundOutcome());
        else {
          const no = input.byAdmin ? null : denied<R>(mayActInGroup(member, step.now));
          outcomes.push(no ?? (await work(step, input, message, member)));
        }
      }
      return outcomes;
    },
  };
}

const denied = <R>(denial: MessageDenial): IntentOutcome<R> | null => (denial ? deniedOutcome(denial) : null);
const facts = (message: GroupMessageRow) => ({
  sendId: message.send_id,
  type: message.type,
  status: message.status,
  sendTime: message.send_time,
  gift: carriesGift(message),
  card: isCard(message),
});

function appendChange(
  step: Step<GroupRow>,
  input: MessageChange,
  at: { message: GroupMessageRow; member: Membership; recvIds?: number[] | null },
  type: number,
  content: string,
) {
  return step.append({
    groupId: at.message.group_id,
    sendId: input.userId,
    sendNickName: at.member.nickName,
    type,
    content,
    // An edit repeats the text, so it expires with the message.
    expiresAt: at.message.gone_at,
    recvIds: at.recvIds === undefined ? at.message.recv_ids : at.recvIds,
    exceptSession: input.sessionId,
  });
}

/** Recalls a message: the author within five minutes, managers at any time (`MSG-6`). */
export const recallGroupIntent: Intent<GroupRow, MessageChange, GroupMessage> = {
  runsFirst: true,
  ...about<MessageChange, GroupMessage>("recall group", async (step, input, message, member) => {
    const no = denied<GroupMessage>(
      mayRecall(input.userId, facts(message), step.now, input.byAdmin || isGroupManager(member.role)),
    );
    if (no) return no;
    const poll = pollOf(message);
    message.status = 2;
    message.gone_at = null;
    await recallMessage(step.trx, "group", message.id);
    if (message.edited_at !== null) await blankEdits(step.trx, "group", message);
    await blankQuotes(step.trx, "group", message.id);
    await dropReactions(step.trx, "group", [message.id]);
    if (poll) await deletePoll(step.trx, message.id);
    const row = appendChange(step, input, { message, member }, MessageType.RECALL, String(message.id));
    return succeeded(() => presentGroup(groupRowOf(row)));
  }),
};

/** Edits a text; everybody learns of it from an EDIT row. */
export const editGroupIntent = about<MessageChange & { content: string }, GroupMessage>(
  "edit group",
  async (step, input, message, member) => {
    const no = denied<GroupMessage>(
      maySendGroup(member, step.now) ?? mayEdit(input.userId, facts(message), step.now),
    );
    if (no) return no;
    const changed = { content: input.content, edited_at: step.now };
    Object.assign(message, changed);
    await changeMessage(step.trx, "group", message.id, changed);
    await updateQuotes(step.trx, "group", editedQuote(message.id, changed));
    const change = { id: message.id, content: input.content, editedAt: step.now };
    const recvIds = await editRecipients(step.trx, message);
    appendChange(step, input, { message, member, recvIds }, MessageType.EDIT, JSON.stringify(change));
    return succeeded(() => presentGroup(message));
  },
);

/** Adds or removes a reaction; repeating it changes nothing. */
export const reactGroupIntent = about<MessageChange & { emoji: string; on: boolean }, null>(
  "react group",
  async (step, input, message, member) => {
    const no = denied<null>(mayReactOrPin(facts(message)));
    if (no) return no;
    if (input.on && (await countReactions(step.trx, "group", message.id, input.userId)) >= REACTIONS_MAX)
      return refused(tooManyReactions);
    const key = { kind: "group" as const, messageId: message.id, userId: input.userId, emoji: input.emoji };
    if (await setReaction(step.trx, key, input.on, step.now)) {
      const change = { id: message.id, emoji: input.emoji, userId: input.userId, on: input.on };
      appendChange(step, input, { message, member }, MessageType.REACTION, JSON.stringify(change));
    }
    return succeeded(() => null);
  },
);

/** Pins or unpins a message for the group; managers only. */
export const pinGroupIntent = about<MessageChange & { on: boolean }, null>(
  "pin group",
  async (step, input, message, member) => {
    const no = denied<null>(mayPinInGroup(member.role) ?? mayReactOrPin(facts(message)));
    if (no) return no;
    if ((message.pinned_at !== null) !== input.on) {
      message.pinned_at = input.on ? step.now : null;
      await changeMessage(step.trx, "group", message.id, { pinned_at: message.pinned_at });
      appendChange(
        step,
        input,
        { message, member },
        MessageType.PIN,
        JSON.stringify({ id: message.id, on: input.on }),
      );
    }
    return succeeded(() => null);
  },
);

/**
 * Recipients of an edit of a group message. It repeats the text, so it goes only to those who see the message itself:
 * not to people who joined later or were away. Null means everybody.
 */
export async function editRecipients(db: Kysely<Tables>, message: GroupMessageRow): Promise<number[] | null> {
  if (message.recv_ids !== null) return message.recv_ids;
  const windows = await membersOfRoom(db, message.group_id);
  const present = windows.filter(({ to }) => to === null);
  const reading = currentReadersOf(windows, message.id);
  return reading.size === present.length ? null : [...reading];
}
