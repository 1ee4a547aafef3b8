import {
  AT_EVERYONE,
  EDIT_MS,
  FRIEND_REQUEST_PENDING,
  type GroupRole,
  isNormal,
  MessageStatus,
  MessageType,
  RECALL_MS,
} from "@4d/contract";

/** Why something is denied, or null when allowed. */
export type MessageDenial = {
  kind: "forbidden" | "notFound" | "conflict" | "invalid";
  zh: string;
  en: string;
} | null;

const deny = (kind: NonNullable<MessageDenial>["kind"], zh: string, en: string): MessageDenial => ({
  kind,
  zh,
  en,
});
export const isGroupManager = (role: GroupRole): boolean => role !== "member";

interface Member {
  role: GroupRole;
  quit: boolean;
  mutedUntil: number;
  group: { dissolved: boolean; banned: boolean; muteAll: boolean };
}

/** Only friends write, and a person with a character they may meet (`protocol §19.1.10`); a block is never revealed. */
export function maySendPrivate(facts: {
  toSelf: boolean;
  friends: boolean;
  canMeet?: boolean;
  hasPendingRequest?: boolean;
}): MessageDenial {
  if (facts.toSelf) return deny("invalid", "不能给自己发消息", "You can’t message yourself");
  if (facts.friends || facts.canMeet) return null;
  return facts.hasPendingRequest
    ? deny("forbidden", FRIEND_REQUEST_PENDING.zh, FRIEND_REQUEST_PENDING.en)
    : deny("forbidden", "你们还不是好友，先加好友再聊吧", "You’re not friends yet. Add each other first");
}

/** Current members write, unless the group was dissolved or they are muted (`GROUP-2`, `GROUP-3`). */
export function maySendGroup(member: Member | null, now: number): MessageDenial {
  if (member === null) return deny("notFound", "群聊不存在", "Group not found");
  if (member.group.dissolved) return deny("forbidden", "群聊已解散", "This group was disbanded");
  if (member.group.banned) return deny("forbidden", "群聊已被封禁", "This group was banned");
  if (member.quit) return deny("forbidden", "你已不在群聊中", "You’re no longer in this group");
  if (isGroupManager(member.role)) return null;
  if (member.group.muteAll) return deny("forbidden", "全员禁言中", "Everyone is muted right now");
  return member.mutedUntil > now ? deny("forbidden", "你已被禁言", "You’re muted in this group") : null;
}

/** Muting covers only writing: a muted member still recalls and reacts, but not in a dissolved group. */
export const mayActInGroup = (member: Member, now: number): MessageDenial =>
  maySendGroup({ ...member, mutedUntil: 0, group: { ...member.group, muteAll: false } }, now);

/** Only owner and administrators mention everyone (`MSG-8`, `W7`). */
export function mayMention(role: GroupRole, atUserIds: readonly number[]): MessageDenial {
  if (!atUserIds.includes(AT_EVERYONE) || isGroupManager(role)) return null;
  return deny("forbidden", "只有群主和管理员可以@所有人", "Only the owner and admins can mention everyone");
}

interface Message {
  sendId: number;
  type: number;
  status: number;
  sendTime: number;
  /** It holds capsules: the giver neither edits nor recalls it. */
  gift?: boolean;
  /** Its text represents a card. */
  card?: boolean;
}

/** Senders within five minutes; group managers any message at any time (`MSG-6`, `W16`). */
export function mayRecall(userId: number, message: Message, now: number, manager = false): MessageDenial {
  if (message.status === MessageStatus.RECALL)
    return deny("conflict", "消息已撤回", "This message was already recalled");
  if (!isNormal(message.type)) return deny("forbidden", "这条消息不能撤回", "This message can’t be recalled");
  if (manager) return null;
  if (message.sendId !== userId)
    return deny("forbidden", "只能撤回自己的消息", "You can only recall your own messages");
  if (message.gift) return deny("forbidden", "红包不能撤回", "A gift can’t be recalled");
  if (now - message.sendTime <= RECALL_MS) return null;
  return deny("forbidden", "超过 5 分钟的消息不能撤回", "Messages older than 5 minutes can’t be recalled");
}

/** Authors edit their own text within fifteen minutes (`MSG-7`). */
export function mayEdit(userId: number, message: Message, now: number): MessageDenial {
  if (message.status === MessageStatus.RECALL)
    return deny("conflict", "消息已撤回", "This message was already recalled");
  if (message.sendId !== userId)
    return deny("forbidden", "只能编辑自己的消息", "You can only edit your own messages");
  if (message.type !== MessageType.TEXT || message.card)
    return deny("forbidden", "只能编辑文字消息", "Only text messages can be edited");
  if (now - message.sendTime <= EDIT_MS) return null;
  return deny("forbidden", "超过 15 分钟的消息不能编辑", "Messages older than 15 minutes can’t be edited");
}

/** A drawn message that was not recalled can be reacted to and pinned. */
export function mayReactOrPin(message: Message): MessageDenial {
  if (message.status === MessageStatus.RECALL)
    return deny("conflict", "消息已撤回", "This message was already recalled");
  return isNormal(message.type)
    ? null
    : deny("forbidden", "不支持这种消息", "This kind of message doesn’t support that");
}

/** Either of two friends sets how long their messages live (`MSG-17`). */
export function maySetLifetime({
  friends,
  hasPendingRequest,
}: {
  friends: boolean;
  hasPendingRequest?: boolean;
}): MessageDenial {
  if (friends) return null;
  return hasPendingRequest
    ? deny("forbidden", FRIEND_REQUEST_PENDING.zh, FRIEND_REQUEST_PENDING.en)
    : deny("forbidden", "你们还不是好友", "You’re not friends");
}

/** In a group its managers set it. */
export function maySetLifetimeInGroup(member: Member | null, now: number): MessageDenial {
  const denial = member === null ? maySendGroup(null, now) : mayActInGroup(member, now);
  if (denial || member === null || isGroupManager(member.role)) return denial;
  return deny("forbidden", "只有群主和管理员可以设置", "Only the owner and admins can set this");
}

/** In a group only managers pin. */
export function mayPinInGroup(role: GroupRole): MessageDenial {
  return isGroupManager(role)
    ? null
    : deny("forbidden", "只有群主和管理员可以置顶", "Only the owner and admins can pin");
}
