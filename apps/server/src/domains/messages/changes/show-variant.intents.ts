import {
  type AiReplyMark,
  type GroupMessage,
  MessageType,
  type PrivateMessage,
  type StreamKind,
} from "@4d/contract";
import { Failure } from "../../../platform/failure.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../../platform/stream.ts";
import type { GroupRow, PrivateRow } from "../../../platform/stream-rows.ts";
import { membershipsOf } from "../../groups/index.ts";
import { removePrivateFor } from "../chat-list/chat-states.repository.ts";
import { chatRelationsOf } from "../chat-relation.ts";
import { deniedOutcome, notFoundOutcome } from "../denial.ts";
import { maySendGroup, maySendPrivate } from "../messages.policy.ts";
import { presentGroup, presentPrivate } from "../messages.presenter.ts";
import type { GroupMessageRow, MessageRow, PrivateMessageRow } from "../messages.table.ts";
import { changeMessage, findMessages, storedTmpIds } from "../streams/messages.repository.ts";
import { editRecipients } from "./group-changes.intents.ts";

/** Another variant of an AI reply. */
interface ShownVariant {
  sendId: number;
  /** The message that changes. */
  messageId: number;
  content: string;
  mark: AiReplyMark;
}

/** A character shows somebody another variant of its reply. */
interface ShowPrivateVariant extends ShownVariant {
  recvId: number;
  /** The tmpId of a new variant's own row: it is also stored as a message, for clients that do not know EDIT. */
  newAs?: string | undefined;
  /** A tip that becomes obsolete with it. */
  tipId?: number | null | undefined;
}

/** Marks a row that our clients draw in place of another one and do not count as unread. */
const UNCOUNTED = 3;

const canBeReplaced = (
  message: PrivateMessageRow | undefined,
  input: ShowPrivateVariant,
): message is PrivateMessageRow =>
  message?.send_id === input.sendId && message.recv_id === input.recvId && message.status !== 2;

const storedExtraOf = ({ extra }: MessageRow) => JSON.parse(extra ?? "{}") as { ai?: AiReplyMark };

/** Shows another variant in a message's place. @returns the content of the EDIT row that says so. */
async function replaceContent(
  { trx, now }: Pick<Step<unknown>, "trx" | "now">,
  kind: StreamKind,
  message: MessageRow,
  { content, mark }: ShownVariant,
): Promise<string> {
  const extra = JSON.stringify({ ...storedExtraOf(message), ai: mark });
  const changed = { content, edited_at: now, extra };
  Object.assign(message, changed);
  await changeMessage(trx, kind, message.id, changed);
  return JSON.stringify({ id: message.id, content, editedAt: now, ai: mark });
}

async function applyPrivateVariant(
  step: Step<PrivateRow>,
  input: ShowPrivateVariant,
  message: PrivateMessageRow,
): Promise<void> {
  const { sendId, recvId, content, mark } = input;
  if (input.newAs !== undefined)
    step.append({
      ...{ sendId, recvId, content, type: message.type, tmpId: input.newAs, extra: { ai: mark } },
      status: UNCOUNTED,
    });
  const edit = await replaceContent(step, "private", message, input);
  step.append({ sendId, recvId, type: MessageType.EDIT, content: edit });
  // Removed for everybody who was away; those who saw it drop it when they see the row.
  if (input.tipId) await removePrivateFor(step.trx, { userId: recvId, ids: [input.tipId] });
}

/**
 * Replaces the shown variant of an AI reply: an EDIT row, preceded by the variant's own row when it is new (`characters
 * §7.2`). A tmpId is stored once.
 */
export const showPrivateVariantIntent: Intent<PrivateRow, ShowPrivateVariant, PrivateMessage> = {
  name: "say variant",
  async run(step, inputs) {
    const keys = inputs.flatMap(({ sendId, newAs }) =>
      newAs === undefined ? [] : [{ sendId, tmpId: newAs }],
    );
    const pairs = inputs.map(({ sendId, recvId }) => ({ from: sendId, to: recvId }));
    const relations = await chatRelationsOf(step.trx, pairs, step.now);
    const storedKeys = await storedTmpIds(step.trx, "private", keys);
    const messages = await findMessages(
      step.trx,
      "private",
      [...new Set(inputs.map((one) => one.messageId))],
      step.now,
    );
    const outcomes: IntentOutcome<PrivateMessage>[] = [];
    for (const [index, input] of inputs.entries()) {
      const message = messages.get(input.messageId);
      const relation = relations[index] ?? { friends: false, blocked: false, canMeet: false };
      const denial = maySendPrivate({ toSelf: false, ...relation });
      if (!canBeReplaced(message, input)) outcomes.push(notFoundOutcome());
      else if (denial) outcomes.push(deniedOutcome(denial));
      else if (relation.blocked) outcomes.push(refused(new Failure("forbidden")));
      else {
        if (!storedKeys.has(`${input.sendId}:${input.newAs}`))
          await applyPrivateVariant(step, input, message);
        if (input.newAs !== undefined) storedKeys.add(`${input.sendId}:${input.newAs}`);
        outcomes.push(succeeded(() => presentPrivate(message, { viewerId: input.recvId })));
      }
    }
    return outcomes;
  },
};

async function applyGroupVariant(
  step: Step<GroupRow>,
  input: ShownVariant,
  message: GroupMessageRow,
): Promise<void> {
  const { ai } = storedExtraOf(message);
  // A node that took the reply over repeats the change.
  if (ai?.variant === input.mark.variant && ai.of === input.mark.of) return;
  const edit = await replaceContent(step, "group", message, input);
  step.append({
    groupId: message.group_id,
    sendId: message.send_id,
    sendNickName: message.send_nick_name,
    type: MessageType.EDIT,
    content: edit,
    recvIds: await editRecipients(step.trx, message),
    expiresAt: message.gone_at,
  });
}

/**
 * Replaces the shown variant of an AI reply in a group: an EDIT row only. Clients that do not know EDIT keep the first
 * variant; a row of its own would be one more unread message for everybody.
 */
export const showGroupVariantIntent: Intent<GroupRow, ShownVariant, GroupMessage> = {
  name: "say group variant",
  async run(step, inputs) {
    const messages = await findMessages(
      step.trx,
      "group",
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
