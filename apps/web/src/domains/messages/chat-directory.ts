import { type ChatId, type GroupRole, parseChatId, UserType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { t } from "../../platform/i18n/i18n.ts";
import { shownName } from "../../platform/i18n/shown-name.ts";
import { loadOnce } from "../../platform/load-once.ts";
import { event } from "../../platform/signal.ts";
import { friendName, friendOf, friendsStore } from "../friends/index.ts";
import { groupOf, groupsStore, loadGroup } from "../groups/index.ts";
import { findUser, usersStore } from "../users/index.ts";
import type { ChatIdentity } from "./chat-rows.ts";
import { messagesStore } from "./messages.store.ts";

/** Names, pictures or mutes changed. */
export const directoryChanged = event();
const changed = (): void => directoryChanged.emit();

const askPerson = loadOnce(async (id) => {
  const outcome = await findUser(id);
  return outcome.ok ? null : outcome.failure;
}, changed);
const askGroup = loadOnce(loadGroup, changed);

/** A person's name for me: my remark, otherwise their nickname; "" until it is known. */
export function personName(userId: number): string {
  const friend = friendOf(userId);
  if (friend !== undefined) return friendName(friend);
  const { self, people } = usersStore.getState();
  if (self?.id === userId) return self.nickName;
  const person = people[userId];
  // A stranger; only known once the friends are loaded.
  if (person === undefined && friendsStore.getState().state === "ready") askPerson(userId);
  return person?.nickName ?? "";
}

/** Whether a user is known to be an AI character (`characters §1.1`). */
export const isCharacter = (userId: number): boolean =>
  (friendOf(userId)?.type ?? usersStore.getState().people[userId]?.type) === UserType.CHARACTER;

/** A person's thumbnail, or none. */
export function personPicture(userId: number): string {
  const { self, people } = usersStore.getState();
  const known = friendOf(userId) ?? (self?.id === userId ? self : people[userId]);
  return known?.headImageThumb ?? "";
}

/** What chats show of a group; undefined, and fetched, while its record is missing. */
export function groupIdentity(groupId: number): (ChatIdentity & { memberCount: number }) | undefined {
  const group = groupOf(groupId);
  if (group === undefined) {
    if (groupsStore.getState().state === "ready") askGroup(groupId);
    return undefined;
  }
  const { showGroupName: name, headImageThumb: headImage, isDnd: muted, memberCount } = group;
  return { name, headImage, muted, memberCount, ai: false };
}

/** Name, picture and mute of a chat. */
export function chatIdentity(chatId: ChatId): ChatIdentity {
  const target = parseChatId(chatId);
  const id = target?.targetId ?? 0;
  if (target?.kind === "group") {
    const { name, headImage, muted } = groupIdentity(id) ?? {
      name: t("messages.aGroup"),
      headImage: "",
      muted: false,
    };
    return { name, headImage, muted, ai: false };
  }
  const muted =
    friendOf(id)?.isDnd === true || messagesStore.getState().sync?.chats.get(chatId)?.state?.muted === true;
  return { name: personName(id), headImage: personPicture(id), muted, ai: isCharacter(id) };
}

/** A sender's name in a chat: my remark, their name in the group, otherwise their own. */
export function senderName(
  chatId: ChatId,
  { sendId, sendNickName }: Pick<Message, "sendId" | "sendNickName">,
): string {
  const remark = friendOf(sendId)?.remark;
  if (remark) return remark;
  const target = parseChatId(chatId);
  if (target?.kind !== "group") return personName(sendId);
  const members = groupsStore.getState().members[target.targetId];
  const member = members?.find(({ userId }) => userId === sendId);
  return member?.showNickName || shownName(sendNickName ?? "") || personName(sendId);
}

/** Every name a person has in a chat: my remark, theirs in the group, their own. */
export function namesOf(chatId: ChatId, userId: number): string[] {
  const target = parseChatId(chatId);
  const members = target?.kind === "group" ? groupsStore.getState().members[target.targetId] : undefined;
  const member = members?.find((one) => one.userId === userId);
  const { self, people } = usersStore.getState();
  const person = self?.id === userId ? self : (friendOf(userId) ?? people[userId]);
  return [member?.showNickName ?? "", person?.nickName ?? "", senderName(chatId, { sendId: userId })];
}

/** A sender's thumbnail in a chat. */
export function senderPicture(chatId: ChatId, sendId: number): string {
  const target = parseChatId(chatId);
  const members = target?.kind === "group" ? groupsStore.getState().members[target.targetId] : undefined;
  return members?.find(({ userId }) => userId === sendId)?.headImage || personPicture(sendId);
}

/** My role in a group; null in a private chat. */
export function myRole(chatId: ChatId): GroupRole | null {
  const target = parseChatId(chatId);
  return target?.kind === "group" ? (groupOf(target.targetId)?.role ?? "member") : null;
}

friendsStore.subscribe(changed);
groupsStore.subscribe(changed);
usersStore.subscribe(({ people, self }, before) => {
  if (people !== before.people || self !== before.self) changed();
});
