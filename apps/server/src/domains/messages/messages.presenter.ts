import {
  type CardKind,
  cardOf,
  type GroupMessage,
  isNormal,
  MessageStatus,
  MessageType,
  type PrivateMessage,
  type Reaction,
} from "@4d/contract";
import * as z from "zod/mini";
import type { GroupMessageRow, PrivateMessageRow } from "./messages.table.ts";
import type { PrivatePosition } from "./receipts/positions.repository.ts";
import { extraOf, storedJson } from "./streams/stored-json.ts";

/** The gift a stored message shows as a card. */
export const giftOf = (row: { extra: string | null }) => extraOf(row)?.gift;
/** The poll a stored message shows as a card. */
export const pollOf = (row: { extra: string | null }) => extraOf(row)?.poll;
/** The kind of card a stored message is; older clients show such a message as text. */
export const cardKindOf = (row: { extra: string | null }): CardKind | undefined => cardOf(extraOf(row));
/** Whether a stored text represents a card, so that nobody wrote it. */
export const isCard = (row: { extra: string | null }): boolean =>
  cardKindOf(row) !== undefined || carriesGift(row);
/** Whether a stored message is a gift's card. */
export const carriesGift = (row: { extra: string | null }): boolean => giftOf(row) !== undefined;

/** Clients drop the message at its expiry, also the empty place of one that was recalled. */
function extraFields(row: PrivateMessageRow | GroupMessageRow, recalled: boolean) {
  const extra = recalled ? undefined : extraOf(row);
  const expiry = row.gone_at === null ? {} : { gone: row.gone_at };
  return extra === undefined && row.gone_at === null ? {} : { extra: { ...extra, ...expiry } };
}

/** Fields both records share; unset ones are omitted, which readers treat like null (`protocol §1.3`). */
function common(row: PrivateMessageRow | GroupMessageRow, reactions: Reaction[] | undefined) {
  const recalled = row.status === MessageStatus.RECALL;
  return {
    id: row.id,
    ...(row.tmp_id === null ? {} : { tmpId: row.tmp_id }),
    sendId: row.send_id,
    type: row.type,
    // A recalled text never leaves the server again (`W16`).
    content: recalled ? "" : row.content,
    sendTime: row.send_time,
    ...(row.seq === null ? {} : { seq: row.seq }),
    ...(row.edited_at === null || recalled ? {} : { editedAt: row.edited_at }),
    ...(row.pinned_at === null ? {} : { pinned: true }),
    ...(reactions === undefined || recalled ? {} : { reactions }),
    ...extraFields(row, recalled),
  };
}

/** Delivered and read are derived from the receiver's positions, so reading a thousand messages is one update. */
export function privateStatus(row: PrivateMessageRow, position: PrivatePosition | undefined): number {
  if (row.status === MessageStatus.RECALL) return MessageStatus.RECALL;
  if (position !== undefined && row.id <= position.readId) return MessageStatus.READED;
  if (position !== undefined && row.id <= position.deliveredId) return MessageStatus.SENDED;
  return MessageStatus.UNSEND;
}

/** What each stream's row is to its readers. */
export interface MessageRecords {
  private: PrivateMessage;
  group: GroupMessage;
}

/** A private row as `viewerId` gets it: a read position is READED to the reader and RECEIPT to the other. */
export function presentPrivate(
  row: PrivateMessageRow,
  view: { viewerId: number; position?: PrivatePosition | undefined; reactions?: Reaction[] | undefined },
): PrivateMessage {
  const receipt = row.type === MessageType.READED && row.send_id !== view.viewerId;
  return {
    ...common(row, view.reactions),
    ...(receipt ? { type: MessageType.RECEIPT } : {}),
    recvId: row.recv_id,
    // A recall is read with its neighbours: older legacy clients count an unread one (`protocol §7.4`).
    status:
      isNormal(row.type) || row.type === MessageType.RECALL ? privateStatus(row, view.position) : row.status,
  };
}

interface GroupView {
  /** The viewer's read position; live frames have none yet. */
  readId?: number | undefined;
  readedCount?: number | undefined;
  reactions?: Reaction[] | undefined;
}

/** A group row as its reader gets it; a RECEIPT row names its message in `id`, itself in `rowId`. */
export function presentGroup(row: GroupMessageRow, view: GroupView = {}): GroupMessage {
  const read = view.readId !== undefined && row.id <= view.readId;
  const readStatus = read ? MessageStatus.READED : MessageStatus.UNSEND;
  return {
    ...common(row, view.reactions),
    ...(row.type === MessageType.RECEIPT ? { ...receiptOf(row), rowId: row.id } : receiptFields(row, view)),
    groupId: row.group_id,
    sendNickName: row.send_nick_name,
    status: row.status === MessageStatus.RECALL ? MessageStatus.RECALL : readStatus,
  };
}

function receiptFields(row: GroupMessageRow, view: GroupView) {
  return {
    receipt: row.receipt,
    receiptOk: row.receipt_ok,
    readedCount: view.readedCount ?? 0,
    atUserIds: row.at_user_ids ?? [],
  };
}

/** The stored content of a RECEIPT row. */
export function receiptContent(receipt: { id: number; readedCount: number; receiptOk: boolean }): string {
  return JSON.stringify(receipt);
}

const receipt = z.object({ id: z.number(), readedCount: z.number(), receiptOk: z.boolean() });

/** A corrupt row names a message that does not exist. */
const receiptOf = ({ id, content }: GroupMessageRow) =>
  storedJson(receipt, content) ?? { id, readedCount: 0, receiptOk: false };
