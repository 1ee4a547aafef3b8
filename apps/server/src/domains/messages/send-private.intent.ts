import {
  type MessageExtra,
  MessageType,
  type PrivateMessage,
  privateChatId,
  type SentDraft,
} from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import {
  type Appended,
  type Intent,
  type IntentOutcome,
  refused,
  type Step,
  succeeded,
} from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { removePrivateFor } from "./chat-list/chat-states.repository.ts";
import { chatRelationsOf } from "./chat-relation.ts";
import { deniedOutcome } from "./denial.ts";
import { readableAt } from "./disappearing/expiry.table.ts";
import type { DraftRow } from "./drafts/drafts.repository.ts";
import { endDraftsOfMessages } from "./drafts/end-drafts.ts";
import { fileNotFound, lockReferenced } from "./files/referenced-files.ts";
import { maySendPrivate } from "./messages.policy.ts";
import { presentPrivate } from "./messages.presenter.ts";
import type { PrivateMessageRow } from "./messages.table.ts";
import { findByTmpIds } from "./streams/messages.repository.ts";
import { privateForms } from "./streams/private-stream.ts";

/** A message to store; the content is already checked for its type. */
interface SendPrivate {
  sendId: number;
  recvId: number;
  type: number;
  content: string;
  tmpId: string | null;
  extra: MessageExtra | null;
  /** When its source expires, and it too. */
  expiresAt?: number | null | undefined;
  sessionId?: string | undefined;
  /** The draft the text comes from, which ends with it. */
  draft?: SentDraft | undefined;
  /** Publishes the drafts once the message is stored. */
  publishDrafts?: ((rows: readonly DraftRow[]) => void) | undefined;
}

const sameTmpId = new Failure("conflict", {
  field: "tmpId",
  zh: "tmpId 已用于另一条消息",
  en: "tmpId was used for another message",
});

function answerRepeated(stored: PrivateMessageRow, input: SendPrivate): IntentOutcome<PrivateMessage> {
  const same =
    stored.recv_id === input.recvId &&
    stored.type === input.type &&
    (stored.status === 2 || stored.content === input.content || stored.edited_at !== null);
  return same ? succeeded(() => presentPrivate(stored, { viewerId: input.sendId })) : refused(sameTmpId);
}

function append(step: Step<PrivateRow>, input: SendPrivate, blocked: boolean): PrivateRow & Appended {
  return step.append({
    sendId: input.sendId,
    recvId: input.recvId,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId,
    extra: input.extra,
    expiresAt: input.expiresAt ?? null,
    // A blocked sender learns nothing: the message is stored for them only (`protocol §19.1.10`).
    onlyFor: blocked ? input.sendId : null,
    exceptSession: input.sessionId,
  });
}

/** Stores private messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendPrivateIntent: Intent<PrivateRow, SendPrivate, PrivateMessage> = {
  name: "send private",
  async run(step, inputs) {
    const keys = inputs.flatMap(({ sendId, tmpId }) => (tmpId === null ? [] : [{ sendId, tmpId }]));
    // One at a time: a connection runs one query at a time anyway.
    const stored = await findByTmpIds(step.trx, "private", keys);
    const pairs = inputs.map(({ sendId, recvId }) => ({ from: sendId, to: recvId }));
    const relations = await chatRelationsOf(step.trx, pairs, step.now);
    const known = new Map(stored.map((row) => [`${row.send_id}:${row.tmp_id}`, readableAt(row, step.now)]));
    const filesUsable = await lockReferenced(step.trx, step.now, inputs);
    const sent: SendPrivate[] = [];
    const fresh = new Map<string, PrivateRow & Appended>();
    const outcomes = inputs.map((input, index): IntentOutcome<PrivateMessage> => {
      const key = `${input.sendId}:${input.tmpId}`;
      const earlier = input.tmpId === null ? undefined : known.get(key);
      if (earlier) return answerRepeated(earlier, input);
      const repeated = input.tmpId === null ? undefined : fresh.get(key);
      if (repeated) return answerRepeated(privateForms.stored(repeated), input);
      const relation = relations[index];
      const denial = maySendPrivate({
        toSelf: input.sendId === input.recvId,
        friends: relation?.friends ?? false,
        canMeet: relation?.canMeet ?? false,
        hasPendingRequest: relation?.hasPendingRequest ?? false,
      });
      if (denial) return deniedOutcome(denial);
      if (!filesUsable[index]) return refused(fileNotFound);
      const row = append(step, input, relation?.blocked ?? false);
      fresh.set(key, row);
      sent.push(input);
      return succeeded(() => presentPrivate(privateForms.stored(row), { viewerId: input.sendId }));
    });
    await endDraftsOfMessages(step, sent, ({ recvId }) => privateChatId(recvId));
    return outcomes;
  },
};

/** A tip between two people that raises no unread count; `key` and `args` are what our clients show instead. */
interface PrivateTip {
  sendId: number;
  recvId: number;
  content: string;
  key: string;
  args: Record<string, string>;
  /** An earlier tip that it replaces. */
  insteadOf?: number | null | undefined;
}

/** Stores a tip in a private chat, replacing an earlier one if there is one. @returns its id. */
export const sendPrivateTipIntent: Intent<PrivateRow, PrivateTip, number> = {
  name: "tip private",
  async run(step, inputs) {
    const ids: number[] = [];
    for (const { sendId, recvId, content, key, args, insteadOf } of inputs) {
      const extra = { tip: { key, args } };
      ids.push(step.append({ sendId, recvId, type: MessageType.TIP_TEXT, content, extra }).id);
      if (insteadOf) await removePrivateFor(step.trx, { userId: recvId, ids: [insteadOf] });
    }
    return ids.map((id) => succeeded(() => id));
  },
};
