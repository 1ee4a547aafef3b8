import {
  type ChatId,
  type GroupMessage,
  groupChatId,
  MessageType,
  type PrivateMessage,
  privateChatId,
  type StreamKind,
} from "@4d/contract";
import * as z from "zod/mini";
import { toChatId } from "./chat.ts";

/** A changed count of readers as a frame carries it (`protocol §13.4`). */
export interface ReceiptRecord {
  type: 12;
  id: number;
  groupId: number;
  readedCount: number;
  receiptOk: boolean;
  rowId?: number | undefined;
  prevId?: number | undefined;
}

export type StreamRecord = PrivateMessage | GroupMessage | ReceiptRecord;

/** A stream record with the two things the reducer needs first: its chat and its position. */
export interface Row {
  kind: StreamKind;
  chatId: ChatId;
  /** Position in the stream; 0 for a record without one. */
  rowId: number;
  record: StreamRecord;
}

/** Whether a group record is the count of readers of a message, named by `id`. */
export function isGroupReceipt(
  record: StreamRecord,
): record is ReceiptRecord | (GroupMessage & ReceiptRecord) {
  return "groupId" in record && record.type === MessageType.RECEIPT;
}

const chatReference = z.object({ chatId: z.string() });

/** The chat that a row from me to me is about; null for every other row. */
function namedChat({ type, content }: PrivateMessage): ChatId | null {
  if (type !== MessageType.REMOVED && type !== MessageType.CHAT_STATE) return null;
  const named = readContent(chatReference, content);
  return named && toChatId(named.chatId);
}

/** Finds chat and position of a record. The peer is the one of the two who is not me (`protocol §13.3`). */
export function rowOf(me: number, record: StreamRecord): Row {
  if ("groupId" in record) {
    const rowId = isGroupReceipt(record) ? (record.rowId ?? 0) : record.id;
    return { kind: "group", chatId: groupChatId(record.groupId), rowId, record };
  }
  const peer = record.sendId === me ? record.recvId : record.sendId;
  const chatId = namedChat(record) ?? privateChatId(peer);
  return { kind: "private", chatId, rowId: record.id, record };
}

/** Content of a change row; null when it does not match its type, and such a row changes nothing. */
export function readContent<T extends z.ZodMiniType>(schema: T, content: string): z.output<T> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(content));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
