import { type MessageExtra, type PrivateMessage, privateChatId, type SentDraft } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import {
  type Intent,
  type Outcome,
  type Placed,
  refused,
  type Step,
  succeeded,
} from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import type { DraftRow } from "./drafts.repository.ts";
import { asOf } from "./gone.table.ts";
import { endLeaving } from "./leaving-words.ts";
import { maySendPrivate } from "./messages.policy.ts";
import { presentPrivate } from "./messages.presenter.ts";
import type { PrivateMessageRow } from "./messages.table.ts";
import { findPrivateByTmpIds } from "./private-messages.repository.ts";
import { privateRowOf } from "./private-stream.ts";
import { reachesOf } from "./reach.ts";
import { fileGone, holdReferred } from "./referred-files.ts";
import { refusalOf } from "./refusal.ts";

/** A message somebody wants stored; content is already checked for its type. */
export interface SendPrivate {
  sendId: number;
  recvId: number;
  type: number;
  content: string;
  tmpId: string | null;
  extra: MessageExtra | null;
  /** What it is made from disappears then, and it with that. */
  goneAt?: number | null | undefined;
  sessionId?: string | undefined;
  /** The draft the words come from, which ends with them. */
  draft?: SentDraft | undefined;
  /** Tells how drafts stand once it is stored. */
  tellDrafts?: ((rows: readonly DraftRow[]) => void) | undefined;
}

const sameTmpId = new Failure("conflict", {
  field: "tmpId",
  zh: "tmpId 已用于另一条消息",
  en: "tmpId was used for another message",
});

function again(stored: PrivateMessageRow, input: SendPrivate): Outcome<PrivateMessage> {
  const same =
    stored.recv_id === input.recvId &&
    stored.type === input.type &&
    (stored.status === 2 || stored.content === input.content || stored.edited_at !== null);
  return same ? succeeded(() => presentPrivate(stored, { viewerId: input.sendId })) : refused(sameTmpId);
}

function append(step: Step<PrivateRow>, input: SendPrivate, blocked: boolean): PrivateRow & Placed {
  return step.append({
    sendId: input.sendId,
    recvId: input.recvId,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId,
    extra: input.extra,
    goneAt: input.goneAt ?? null,
    // A blocked sender learns nothing: his message is stored for himself alone (`protocol §19.1.10`).
    onlyFor: blocked ? input.sendId : null,
    exceptSession: input.sessionId,
  });
}

/** Stores private messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendPrivateIntent: Intent<PrivateRow, SendPrivate, PrivateMessage> = {
  name: "send private",
  async run(step, inputs) {
    const keys = inputs.flatMap(({ sendId, tmpId }) => (tmpId === null ? [] : [{ sendId, tmpId }]));
    // One after the other: a connection answers one query at a time anyway.
    const stored = await findPrivateByTmpIds(step.trx, keys);
    const pairs = inputs.map(({ sendId, recvId }) => ({ from: sendId, to: recvId }));
    const reaches = await reachesOf(step.trx, pairs, step.now);
    const known = new Map(stored.map((row) => [`${row.send_id}:${row.tmp_id}`, asOf(row, step.now)]));
    const whole = await holdReferred(step.trx, step.now, inputs);
    const leaving: SendPrivate[] = [];
    const fresh = new Map<string, PrivateRow & Placed>();
    const outcomes = inputs.map((input, index): Outcome<PrivateMessage> => {
      const key = `${input.sendId}:${input.tmpId}`;
      const earlier = input.tmpId === null ? undefined : known.get(key);
      if (earlier) return again(earlier, input);
      const twin = input.tmpId === null ? undefined : fresh.get(key);
      if (twin) return again(privateRowOf(twin), input);
      const reach = reaches[index];
      const refusal = maySendPrivate({
        toSelf: input.sendId === input.recvId,
        friends: reach?.friends ?? false,
        meets: reach?.meets ?? false,
        asked: reach?.asked ?? false,
      });
      if (refusal) return refusalOf(refusal);
      if (!whole[index]) return refused(fileGone);
      const row = append(step, input, reach?.blocked ?? false);
      fresh.set(key, row);
      leaving.push(input);
      return succeeded(() => presentPrivate(privateRowOf(row), { viewerId: input.sendId }));
    });
    await endLeaving(step, leaving, ({ recvId }) => privateChatId(recvId));
    return outcomes;
  },
};
