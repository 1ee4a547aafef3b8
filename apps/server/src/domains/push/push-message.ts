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

/** Something happened in a chat that people who are away want to know about. */
export interface PushMessage {
  kind: PushKind;
  /** The chat as each receiver names it. */
  chatId: ChatId;
  from: number;
  /** One person; or the members of a group who have not muted it, only those named if any are. */
  to: { userId: number } | { groupId: number; only: readonly number[] | null };
}

/** The push message for a private row; null when it raises no unread count or its receiver never sees it. */
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

/** The push message for a group row. */
export function groupPushMessage({ type, groupId, sendId, recvIds }: GroupRow): PushMessage | null {
  if (!isNormal(type)) return null;
  return {
    kind: "message",
    chatId: groupChatId(groupId),
    from: sendId,
    to: { groupId, only: recvIds ?? null },
  };
}
