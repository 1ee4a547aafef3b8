import { editChange, isDrawn, MessageType, pinChange, positionChange, reactionChange } from "@4d/contract";
import type * as z from "zod/mini";
import type { ChatDraft } from "./chat-draft.ts";
import { reactionKey } from "./facts.ts";
import { type Authority, messageOf } from "./message.ts";
import { onSent } from "./outbox.ts";
import { isGroupReceipt, type Row, rowOf, type StreamRecord } from "./row.ts";
import { andThen, type Change, changeChats, type SyncState, untouched } from "./state.ts";

type Plain = Exclude<StreamRecord, { type: 12; receiptOk: boolean; readedCount: number }>;

/** Content of a change row; null when it is not what its type promises, and then says nothing. */
function read<T extends z.ZodMiniType>(schema: T, content: string): z.output<T> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(content));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The recalled id: the number in `content` if it is one, else the row's own (`protocol §7.2`). */
function recallTarget({ id, content }: Plain): number {
  return /^\d{1,16}$/.test(content) ? Number(content) : id;
}

function applyPosition(draft: ChatDraft, me: number, record: Plain): void {
  // Without a position (older servers) everything before the row itself is meant.
  const upTo = read(positionChange, record.content)?.id ?? record.id;
  const mine = record.sendId === me;
  if (record.type === MessageType.DELIVERED) {
    if (!mine) draft.raise({ peerDeliveredId: upTo });
  } else if (mine || "groupId" in record) {
    if (mine) draft.raise({ readId: upTo, serverReadId: upTo });
  } else draft.raise({ peerReadId: upTo });
}

function applyChange(draft: ChatDraft, record: Plain): void {
  const rowId = record.id;
  if (record.type === MessageType.EDIT) {
    const edit = read(editChange, record.content);
    if (edit) draft.addFacts(edit.id, { edit: { rowId, editedAt: edit.editedAt, content: edit.content } });
  } else if (record.type === MessageType.REACTION) {
    const change = read(reactionChange, record.content);
    const key = change && reactionKey(change.userId, change.emoji);
    if (key) draft.addFacts(change.id, { reactions: { [key]: { rowId, on: change.on } } });
  } else {
    const pin = read(pinChange, record.content);
    if (pin) draft.addFacts(pin.id, { pin: { rowId, on: pin.on } });
  }
}

function applyRow(draft: ChatDraft, me: number, { chatId, record }: Row, authority: Authority): void {
  if (isGroupReceipt(record)) {
    const { id, readedCount, receiptOk } = record;
    draft.addFacts(id, { readedCount, ...(receiptOk === true && { receiptOk: true }) });
    return;
  }
  switch (record.type) {
    case MessageType.RECALL:
      draft.addFacts(recallTarget(record), { recalled: true, recalledBy: record.sendId });
      return;
    case MessageType.READED:
    case MessageType.RECEIPT:
    case MessageType.DELIVERED:
      applyPosition(draft, me, record);
      return;
    case MessageType.EDIT:
    case MessageType.REACTION:
    case MessageType.PIN:
      applyChange(draft, record);
      return;
    default:
      if (isDrawn(record.type)) draft.insert(messageOf(chatId, record), authority);
  }
}

/** My own unsent items that these records prove to be stored. */
function settled(me: number, records: readonly StreamRecord[]): Set<string> {
  const tmpIds = new Set<string>();
  for (const record of records) {
    if ("sendId" in record && record.sendId === me && record.tmpId) tmpIds.add(record.tmpId);
  }
  return tmpIds;
}

/**
 * Takes stream records from anywhere — frame, pull, history, answer — into the display state. The same
 * records in any order, repeated or split in any way, give the same state (`messaging §1.1`, `seed §4`).
 */
export function applyRows(
  state: SyncState,
  records: readonly StreamRecord[],
  authority: Authority = "page",
): Change {
  if (records.length === 0) return untouched(state);
  const change = changeChats(state, (draftOf) => {
    for (const record of records) {
      const row = rowOf(state.me, record);
      applyRow(draftOf(row.chatId), state.me, row, authority);
    }
  });
  const tmpIds = settled(state.me, records);
  return andThen(change, (next) => {
    const outbox = onSent(next.outbox, tmpIds);
    return untouched(outbox === next.outbox ? next : { ...next, outbox });
  });
}
