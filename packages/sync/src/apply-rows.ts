import {
  chatState,
  editChange,
  isDrawn,
  MessageStatus,
  MessageType,
  pinChange,
  positionChange,
  reactionChange,
  removedChange,
} from "@4d/contract";
import type { ChatBuilder } from "./chat-builder.ts";
import { reactionKey } from "./facts.ts";
import { type Authority, messageOf } from "./message.ts";
import { onSent } from "./outbox.ts";
import { isGroupReceipt, type Row, readContent, rowOf, type StreamRecord } from "./stream-row.ts";
import { andThen, type Change, changeChats, type SyncState, untouched } from "./sync-state.ts";

type MessageRecord = Exclude<StreamRecord, { type: 12; receiptOk: boolean; readedCount: number }>;

/** The recalled id: the number in `content` if it is one, else the row's own (`protocol §7.2`). */
function recallTarget({ id, content }: MessageRecord): number {
  return /^\d{1,16}$/.test(content) ? Number(content) : id;
}

function applyPosition(builder: ChatBuilder, me: number, record: MessageRecord): void {
  // Without a position (older servers) it means everything before the row itself.
  const upTo = readContent(positionChange, record.content)?.id ?? record.id;
  const mine = record.sendId === me;
  if (record.type === MessageType.DELIVERED) {
    if (!mine) builder.raise({ peerDeliveredId: upTo });
  } else if (mine || "groupId" in record) {
    if (mine) builder.raise({ readId: upTo, serverReadId: upTo });
  } else builder.raise({ peerReadId: upTo });
}

function applyChange(builder: ChatBuilder, record: MessageRecord): void {
  const rowId = record.id;
  if (record.type === MessageType.EDIT) {
    const edit = readContent(editChange, record.content);
    if (edit) {
      const { id, editedAt, content, ai } = edit;
      builder.addFacts(id, { edit: { rowId, editedAt, content, ...(ai && { ai }) } });
    }
  } else if (record.type === MessageType.REACTION) {
    const change = readContent(reactionChange, record.content);
    const key = change && reactionKey(change.userId, change.emoji);
    if (key) builder.addFacts(change.id, { reactions: { [key]: { rowId, on: change.on } } });
  } else {
    const pin = readContent(pinChange, record.content);
    if (pin) builder.addFacts(pin.id, { pin: { rowId, on: pin.on } });
  }
}

/** Applies what I did on one of my terminals to a chat's state for me. */
function applyOwnChange(builder: ChatBuilder, { type, content }: MessageRecord): void {
  if (type === MessageType.CHAT_STATE) {
    const state = readContent(chatState, content);
    if (state) builder.applyState(state);
  } else {
    for (const id of readContent(removedChange, content)?.ids ?? []) builder.addFacts(id, { removed: true });
  }
}

/** The empty row that a disappeared message leaves; each device removes the message by itself. */
const isExpiredRecord = ({ status, extra }: MessageRecord): boolean =>
  status === MessageStatus.RECALL && extra?.gone !== undefined;

function applyRow(builder: ChatBuilder, me: number, { chatId, record }: Row, authority: Authority): void {
  if (isGroupReceipt(record)) {
    const { id, readedCount, receiptOk } = record;
    builder.addFacts(id, { readedCount, ...(receiptOk === true && { receiptOk: true }) });
    return;
  }
  switch (record.type) {
    case MessageType.RECALL:
      builder.addFacts(recallTarget(record), { recalled: true, recalledBy: record.sendId });
      return;
    case MessageType.READED:
    case MessageType.RECEIPT:
    case MessageType.DELIVERED:
      applyPosition(builder, me, record);
      return;
    case MessageType.EDIT:
    case MessageType.REACTION:
    case MessageType.PIN:
      applyChange(builder, record);
      return;
    case MessageType.REMOVED:
    case MessageType.CHAT_STATE:
      applyOwnChange(builder, record);
      return;
    default:
      if (isDrawn(record.type) && !isExpiredRecord(record))
        builder.insert(messageOf(chatId, record), authority);
  }
}

/** My own unsent items that these records prove to be stored on the server. */
function confirmedTmpIds(me: number, records: readonly StreamRecord[]): Set<string> {
  const tmpIds = new Set<string>();
  for (const record of records) {
    if ("sendId" in record && record.sendId === me && record.tmpId) tmpIds.add(record.tmpId);
  }
  return tmpIds;
}

/**
 * Applies stream records from anywhere (frame, pull, history, response) to the display state. The same
 * records in any order, repeated or split in any way, give the same state (`messages §3.4`, `rules §4.6`).
 */
export function applyRows(
  state: SyncState,
  records: readonly StreamRecord[],
  authority: Authority = "page",
): Change {
  const change = changeChats(state, (builderOf) => {
    for (const record of records) {
      const row = rowOf(state.me, record);
      applyRow(builderOf(row.chatId), state.me, row, authority);
    }
  });
  const tmpIds = confirmedTmpIds(state.me, records);
  return andThen(change, (next) => {
    const outbox = onSent(next.outbox, tmpIds);
    return untouched(outbox === next.outbox ? next : { ...next, outbox });
  });
}
