import { AT_EVERYONE, cleanName, groupChatId, type MessageExtra } from "@4d/contract";
import type { Step } from "../../platform/stream.ts";
import type { GroupRow } from "../../platform/stream-rows.ts";
import { membershipsOf } from "../groups/index.ts";
import { mayMention, maySendGroup } from "./messages.policy.ts";
import { type SendingStream, type SentMessage, sendIntent } from "./send-intents.ts";
import { groupForms } from "./streams/group-stream.ts";

/** A group message to store. */
export interface SendGroup extends SentMessage {
  groupId: number;
  receipt: boolean;
  atUserIds: number[];
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

const groupSending: SendingStream<"group", SendGroup> = {
  ...groupForms,
  chatIdOf: ({ groupId }) => groupChatId(groupId),
  isInSameChat: (stored, { groupId }) => stored.group_id === groupId,
  async findSenders(step, inputs) {
    const memberKeys = inputs.map(({ groupId, sendId }) => ({ groupId, userId: sendId }));
    const members = await membershipsOf(step.trx, memberKeys);
    const mentioned = await findMentionedNames(step, inputs);
    return {
      denialOf({ atUserIds }, index) {
        const member = members[index] ?? null;
        return maySendGroup(member, step.now) ?? mayMention(member?.role ?? "member", atUserIds);
      },
      rowOf: (input, index, sent) => ({
        ...sent,
        groupId: input.groupId,
        sendNickName: members[index]?.nickName ?? "",
        extra: extraWithMentions(input, mentioned),
        receipt: input.receipt,
        atUserIds: input.atUserIds.filter(
          (id) => id === AT_EVERYONE || mentioned.has(`${input.groupId}:${id}`),
        ),
      }),
    };
  },
};

/** Stores group messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendGroupIntent = sendIntent(groupSending);
