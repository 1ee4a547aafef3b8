import {
  AT_EVERYONE,
  cleanName,
  type GroupMessage,
  groupChatId,
  type MessageExtra,
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
import type { GroupRow } from "../../platform/stream-rows.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import { deniedOutcome } from "./denial.ts";
import { readableAt } from "./disappearing/expiry.table.ts";
import type { DraftRow } from "./drafts/drafts.repository.ts";
import { endDraftsOfMessages } from "./drafts/end-drafts.ts";
import { fileNotFound, lockReferenced } from "./files/referenced-files.ts";
import { mayMention, maySendGroup } from "./messages.policy.ts";
import { presentGroup } from "./messages.presenter.ts";
import type { GroupMessageRow } from "./messages.table.ts";
import { groupForms } from "./streams/group-stream.ts";
import { findByTmpIds } from "./streams/messages.repository.ts";

/** A group message to store; the content is already checked for its type. */
export interface SendGroup {
  groupId: number;
  sendId: number;
  type: number;
  content: string;
  tmpId: string | null;
  receipt: boolean;
  atUserIds: number[];
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

function answerRepeated(stored: GroupMessageRow, input: SendGroup): IntentOutcome<GroupMessage> {
  const same =
    stored.group_id === input.groupId &&
    stored.type === input.type &&
    (stored.status === 2 || stored.content === input.content || stored.edited_at !== null);
  return same ? succeeded(() => presentGroup(stored)) : refused(sameTmpId);
}

/** Of the people mentioned in a batch, those who are members of that group (`W7`), and their names there. */
async function findMentionedNames(
  step: Step<GroupRow>,
  inputs: readonly SendGroup[],
): Promise<Map<string, string>> {
  const memberKeys = inputs.flatMap(({ groupId, atUserIds }) =>
    atUserIds.filter((id) => id !== AT_EVERYONE).map((userId) => ({ groupId, userId })),
  );
  const found = await membershipsOf(step.trx, memberKeys);
  return new Map(
    found.flatMap((one) =>
      one && !one.quit ? [[`${one.groupId}:${one.userId}`, one.nickName] as const] : [],
    ),
  );
}

/** Stores the names of the people mentioned in the text, so that it stays clear after they are renamed. */
function mentionNames(input: SendGroup, names: ReadonlyMap<string, string>): Pick<MessageExtra, "at"> {
  const at = input.atUserIds.flatMap((id) => {
    const name = cleanName(names.get(`${input.groupId}:${id}`) ?? "");
    return name !== "" && input.content.includes(`@${name}`) ? [{ id, name }] : [];
  });
  return at.length === 0 ? {} : { at };
}

/** The quote stays first, as its index expects. */
function extraWithMentions(input: SendGroup, members: ReadonlyMap<string, string>): SendGroup["extra"] {
  const at = mentionNames(input, members);
  return input.extra === null && at.at === undefined ? null : { ...input.extra, ...at };
}

function append(
  step: Step<GroupRow>,
  input: SendGroup,
  member: Membership,
  members: ReadonlyMap<string, string>,
): GroupRow & Appended {
  return step.append({
    groupId: input.groupId,
    sendId: input.sendId,
    sendNickName: member.nickName,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId,
    extra: extraWithMentions(input, members),
    expiresAt: input.expiresAt ?? null,
    receipt: input.receipt,
    atUserIds: input.atUserIds.filter((id) => id === AT_EVERYONE || members.has(`${input.groupId}:${id}`)),
    exceptSession: input.sessionId,
  });
}

/** Stores group messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendGroupIntent: Intent<GroupRow, SendGroup, GroupMessage> = {
  name: "send group",
  async run(step, inputs) {
    const keys = inputs.flatMap(({ sendId, tmpId }) => (tmpId === null ? [] : [{ sendId, tmpId }]));
    const memberKeys = inputs.map(({ groupId, sendId }) => ({ groupId, userId: sendId }));
    // One at a time: a connection runs one query at a time anyway.
    const stored = await findByTmpIds(step.trx, "group", keys);
    const members = await membershipsOf(step.trx, memberKeys);
    const mentions = await findMentionedNames(step, inputs);
    const known = new Map(stored.map((row) => [`${row.send_id}:${row.tmp_id}`, readableAt(row, step.now)]));
    const filesUsable = await lockReferenced(step.trx, step.now, inputs);
    const sent: SendGroup[] = [];
    const fresh = new Map<string, GroupRow & Appended>();
    const outcomes = inputs.map((input, index): IntentOutcome<GroupMessage> => {
      const key = `${input.sendId}:${input.tmpId}`;
      const earlier = input.tmpId === null ? undefined : known.get(key);
      if (earlier) return answerRepeated(earlier, input);
      const repeated = input.tmpId === null ? undefined : fresh.get(key);
      if (repeated) return answerRepeated(groupForms.stored(repeated), input);
      const member = members[index] ?? null;
      const denial = maySendGroup(member, step.now) ?? mayMention(member?.role ?? "member", input.atUserIds);
      if (denial || member === null) return denial ? deniedOutcome(denial) : refused(new Failure("notFound"));
      if (!filesUsable[index]) return refused(fileNotFound);
      const row = append(step, input, member, mentions);
      fresh.set(key, row);
      sent.push(input);
      return succeeded(() => presentGroup(groupForms.stored(row)));
    });
    await endDraftsOfMessages(step, sent, ({ groupId }) => groupChatId(groupId));
    return outcomes;
  },
};
