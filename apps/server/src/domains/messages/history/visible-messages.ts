import { parseChatId, type StreamKind } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { canReadRow, type Membership, membershipsOf } from "../../groups/index.ts";
import { type GroupMessageRow, type MessageRows, type PrivateMessageRow, peerOf } from "../messages.table.ts";
import { findMessages } from "../streams/messages.repository.ts";

/** The stream and the target of a chat. */
export type Chat = NonNullable<ReturnType<typeof parseChatId>>;

/** Whether somebody sees a private row: they are one of its two people, and it is for both or for them. Pure. */
export const canSeePrivateRow = (
  userId: number,
  row: Pick<PrivateMessageRow, "send_id" | "recv_id" | "only_for">,
): boolean => (row.send_id === userId || row.recv_id === userId) && (row.only_for ?? userId) === userId;

/** Whether a current or former member sees a row of their group. Pure. */
export function canSeeGroupRow(
  member: Membership | null,
  row: Pick<GroupMessageRow, "id" | "recv_ids">,
): member is Membership {
  if (member === null || !canReadRow(member, row.id)) return false;
  return row.recv_ids === null || row.recv_ids.includes(member.userId);
}

/** Whether a private row belongs to the chat with this person and is seen there. Pure. */
export const isSeenInPrivate = (
  row: PrivateMessageRow,
  { userId, targetId }: { userId: number; targetId: number },
): boolean => canSeePrivateRow(userId, row) && peerOf(userId, row) === targetId;

/** Whether a row belongs to this group and its member sees it. Pure. */
export const isSeenInGroup = (
  row: GroupMessageRow,
  { member, targetId }: { member: Membership | null; targetId: number },
): boolean => row.group_id === targetId && canSeeGroupRow(member, row);

/** The rows of one chat the caller sees, of those asked for, in the chat's order and as they may be read now. */
export async function findVisibleRows(
  { services: { db, clock }, actor }: Context,
  { kind, targetId }: Chat,
  ids: readonly number[],
): Promise<MessageRows[StreamKind][]> {
  const inOrder = <R extends { id: number }>(rows: Map<number, R>, isSeen: (row: R) => boolean) =>
    [...rows.values()].filter(isSeen).sort((a, b) => a.id - b.id);
  const now = clock.now();
  if (kind === "private") {
    const rows = await findMessages(db, kind, ids, now);
    return inOrder(rows, (row) => isSeenInPrivate(row, { userId: actor.id, targetId }));
  }
  const [member = null] = await membershipsOf(db, [{ groupId: targetId, userId: actor.id }]);
  const rows = await findMessages(db, kind, ids, now);
  return inOrder(rows, (row) => isSeenInGroup(row, { member, targetId }));
}

/** The parts of a message that other domains may show. */
export interface VisibleMessage {
  id: number;
  send_id: number;
  type: number;
  content: string;
  status: number;
  extra: string | null;
  /** When it expires; null when it stays. */
  gone_at: number | null;
}

/** The messages of one chat the caller sees, of those asked for, in the chat's order. */
export async function findVisibleMessages(
  ctx: Context,
  { chatId, ids }: { chatId: string; ids: readonly number[] },
): Promise<VisibleMessage[]> {
  const chat = parseChatId(chatId);
  return chat === null ? [] : findVisibleRows(ctx, chat, ids);
}

/**
 * A reported message as the server has it, for the administrators (`USER-1`). `chatId` determines the stream, since
 * both count from one. Undefined when the reporter does not see such a message. Its files stay with the report though
 * it may expire. A tip of the server accuses nobody.
 */
export async function messageEvidence(
  ctx: Context,
  input: { id: number; chatId?: string | undefined },
): Promise<(object & { accusedId?: number }) | undefined> {
  const [row] = await findVisibleMessages(ctx, { chatId: input.chatId ?? "", ids: [input.id] });
  return row === undefined || row.send_id === 0 ? row : { ...row, accusedId: row.send_id };
}
