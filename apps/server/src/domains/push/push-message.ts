import {
  type ChatId,
  groupChatId,
  isAction,
  isNormal,
  MessageStatus,
  type PushKind,
  privateChatId,
} from "@4d/contract";
import type { GroupRow, PrivateRow } from "../../platform/stream-rows.ts";

/** Something happened in a chat that people who are away want to know. */
export interface PushMessage {
  kind: PushKind;
  /** The chat as each receiver names it. */
  chatId: ChatId;
  from: number;
  /** One person; or whoever hears of this group, of these members alone where named. */
  to: { userId: number } | { groupId: number; only: readonly number[] | null };
}

/** What a private row is news of; null for what raises no unread count, and for what its receiver never sees. */
export function privatePushMessage({
  type,
  sendId,
  recvId,
  status,
  onlyFor,
}: PrivateRow): PushMessage | null {
  if (sendId === recvId || (onlyFor ?? recvId) !== recvId) return null;
  const missed = isAction(type) && status !== MessageStatus.READED;
  if (!missed && !isNormal(type)) return null;
  const chatId = privateChatId(sendId);
  return { kind: missed ? "missed" : "message", chatId, from: sendId, to: { userId: recvId } };
}

/** What a group's row is news of. */
export function groupPushMessage({ type, groupId, sendId, recvIds }: GroupRow): PushMessage | null {
  if (!isNormal(type)) return null;
  return {
    kind: "message",
    chatId: groupChatId(groupId),
    from: sendId,
    to: { groupId, only: recvIds ?? null },
  };
}
