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
  type Intent,
  type Outcome,
  type Placed,
  refused,
  type Step,
  succeeded,
} from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import type { DraftRow } from "./drafts.repository.ts";
import { asOf } from "./gone.table.ts";
import { findGroupByTmpIds } from "./group-messages.repository.ts";
import { groupRowOf } from "./group-stream.ts";
import { endLeaving } from "./leaving-words.ts";
import { mayMention, maySendGroup } from "./messages.policy.ts";
import { presentGroup } from "./messages.presenter.ts";
import type { GroupMessageRow } from "./messages.table.ts";
import { fileGone, holdReferred } from "./referred-files.ts";
import { refusalOf } from "./refusal.ts";

/** A group message somebody wants stored; content is already checked for its type. */
export interface SendGroup {
  groupId: number;
  sendId: number;
  type: number;
  content: string;
  tmpId: string | null;
  receipt: boolean;
  atUserIds: number[];
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

function again(stored: GroupMessageRow, input: SendGroup): Outcome<GroupMessage> {
  const same =
    stored.group_id === input.groupId &&
    stored.type === input.type &&
    (stored.status === 2 || stored.content === input.content || stored.edited_at !== null);
  return same ? succeeded(() => presentGroup(stored)) : refused(sameTmpId);
}

/** Of the people mentioned in a batch, those who are members of the group they were mentioned in (`W7`), and their names there. */
async function mentioned(step: Step<GroupRow>, inputs: readonly SendGroup[]): Promise<Map<string, string>> {
  const seats = inputs.flatMap(({ groupId, atUserIds }) =>
    atUserIds.filter((id) => id !== AT_EVERYONE).map((userId) => ({ groupId, userId })),
  );
  const found = await membershipsOf(step.trx, seats);
  return new Map(
    found.flatMap((one) =>
      one && !one.quit ? [[`${one.groupId}:${one.userId}`, one.nickName] as const] : [],
    ),
  );
}

/** Keeps how those were called whose names stand in the text: it still says whom it means when they are renamed. */
function named(input: SendGroup, names: ReadonlyMap<string, string>): Pick<MessageExtra, "at"> {
  const at = input.atUserIds.flatMap((id) => {
    const name = cleanName(names.get(`${input.groupId}:${id}`) ?? "");
    return name !== "" && input.content.includes(`@${name}`) ? [{ id, name }] : [];
  });
  return at.length === 0 ? {} : { at };
}

/** The quote stays first: so its index knows it. */
function extraOf(input: SendGroup, members: ReadonlyMap<string, string>): SendGroup["extra"] {
  const at = named(input, members);
  return input.extra === null && at.at === undefined ? null : { ...input.extra, ...at };
}

function append(
  step: Step<GroupRow>,
  input: SendGroup,
  member: Membership,
  members: ReadonlyMap<string, string>,
): GroupRow & Placed {
  return step.append({
    groupId: input.groupId,
    sendId: input.sendId,
    sendNickName: member.nickName,
    type: input.type,
    content: input.content,
    tmpId: input.tmpId,
    extra: extraOf(input, members),
    goneAt: input.goneAt ?? null,
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
    const seats = inputs.map(({ groupId, sendId }) => ({ groupId, userId: sendId }));
    // One after the other: a connection answers one query at a time anyway.
    const stored = await findGroupByTmpIds(step.trx, keys);
    const members = await membershipsOf(step.trx, seats);
    const mentions = await mentioned(step, inputs);
    const known = new Map(stored.map((row) => [`${row.send_id}:${row.tmp_id}`, asOf(row, step.now)]));
    const whole = await holdReferred(step.trx, step.now, inputs);
    const leaving: SendGroup[] = [];
    const fresh = new Map<string, GroupRow & Placed>();
    const outcomes = inputs.map((input, index): Outcome<GroupMessage> => {
      const key = `${input.sendId}:${input.tmpId}`;
      const earlier = input.tmpId === null ? undefined : known.get(key);
      if (earlier) return again(earlier, input);
      const twin = input.tmpId === null ? undefined : fresh.get(key);
      if (twin) return again(groupRowOf(twin), input);
      const member = members[index] ?? null;
      const refusal = maySendGroup(member, step.now) ?? mayMention(member?.role ?? "member", input.atUserIds);
      if (refusal || member === null) return refusal ? refusalOf(refusal) : refused(new Failure("notFound"));
      if (!whole[index]) return refused(fileGone);
      const row = append(step, input, member, mentions);
      fresh.set(key, row);
      leaving.push(input);
      return succeeded(() => presentGroup(groupRowOf(row)));
    });
    await endLeaving(step, leaving, ({ groupId }) => groupChatId(groupId));
    return outcomes;
  },
};
