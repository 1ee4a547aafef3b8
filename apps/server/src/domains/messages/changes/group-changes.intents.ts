import { MessageType } from "@4d/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { currentReadersOf, type Membership, membershipsOf, membersOfRoom } from "../../groups/index.ts";
import { canSeeGroupRow } from "../history/visible-messages.ts";
import {
  isGroupManager,
  type MessageDenial,
  mayActInGroup,
  mayPinInGroup,
  maySendGroup,
} from "../messages.policy.ts";
import type { GroupMessageRow } from "../messages.table.ts";
import { groupForms } from "../streams/group-stream.ts";
import {
  type ChangedStream,
  type ChangeName,
  editIntent,
  pinIntent,
  reactIntent,
  recallIntent,
} from "./change-intents.ts";

/** Muted members recall and react, but write no text anew; managers alone pin. */
function mayChange(name: ChangeName, member: Membership, now: number): MessageDenial {
  const denial = mayActInGroup(member, now);
  if (denial) return denial;
  if (name === "edit") return maySendGroup(member, now);
  return name === "pin" ? mayPinInGroup(member.role) : null;
}

const groupChanges: ChangedStream<"group"> = {
  ...groupForms,
  async findChangers(step, name, asked) {
    const members = await membershipsOf(
      step.trx,
      asked.map(({ input, message }) => ({ groupId: message.group_id, userId: input.userId })),
    );
    return new Map(
      asked.flatMap(({ input, message }, index) => {
        const member = members[index] ?? null;
        // Administrators reach messages that an author who left no longer sees.
        if (member === null || !(input.byAdmin || canSeeGroupRow(member, message))) return [];
        const denial = input.byAdmin ? null : mayChange(name, member, step.now);
        const manages = isGroupManager(member.role);
        return [[input, { denial, manages, isUnheard: false, name: member.nickName }]];
      }),
    );
  },
  rowOf: async (step, { message, by }, announced) => ({
    ...announced,
    groupId: message.group_id,
    sendNickName: by.name,
    recvIds: announced.type === MessageType.EDIT ? await editRecipients(step.trx, message) : message.recv_ids,
  }),
};

export const recallGroupIntent = recallIntent(groupChanges);
export const editGroupIntent = editIntent(groupChanges);
export const reactGroupIntent = reactIntent(groupChanges);
export const pinGroupIntent = pinIntent(groupChanges);

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
