import { isStreamChange } from "@4d/contract";
import type { Delivery, StreamRow } from "../../../platform/bus.ts";
import { toClientJson } from "../../../platform/names/client-json.ts";
import type { Appended, StreamStore } from "../../../platform/stream.ts";
import type { GroupRow } from "../../../platform/stream-rows.ts";
import { presentGroup } from "../messages.presenter.ts";
import type { GroupMessageRow } from "../messages.table.ts";
import { insertGroupMessages, raiseGroupChats } from "./group-messages.repository.ts";
import { newColumns, numberChat, type RowForms } from "./row-forms.ts";

type Row = GroupRow & Appended;

/** The forms of a group row; everybody gets the same. */
export const groupForms: RowForms<"group"> = {
  kind: "group",
  stored: (row) => ({
    ...newColumns(row),
    group_id: row.groupId,
    send_nick_name: row.sendNickName,
    receipt: row.receipt ?? false,
    receipt_ok: false,
    at_user_ids: row.atUserIds ?? null,
    recv_ids: row.recvIds ?? null,
  }),
  present: (row) => presentGroup(row),
};

/** A group row goes to everyone in the room at its id, and is built once for all of them. */
export function groupDeliveriesOf(row: GroupMessageRow, exceptSession?: string): Delivery[] {
  const data = toClientJson(presentGroup(row));
  const audience =
    row.recv_ids === null ? { room: row.group_id, exceptSession } : { users: row.recv_ids, exceptSession };
  return [{ audience, data, isChange: isStreamChange(row.type) }];
}

async function numberRows(
  trx: Parameters<StreamStore<GroupRow>["number"]>[0],
  rows: readonly Row[],
): Promise<void> {
  const chats = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.recvIds) continue;
    const chat = chats.get(row.groupId);
    if (chat) chat.push(row);
    else chats.set(row.groupId, [row]);
  }
  if (chats.size === 0) return;
  const counters = await raiseGroupChats(
    trx,
    [...chats].map(([groupId, chat]) => ({ groupId, count: chat.length })),
  );
  for (const [groupId, chat] of chats) numberChat(chat, counters.get(groupId));
}

/** Stores and delivers the rows of the group stream. */
export const groupStreamStore: StreamStore<GroupRow> = {
  number: numberRows,
  insert: (trx, rows) => insertGroupMessages(trx, rows.map(groupForms.stored)),
  present(row): StreamRow {
    return { id: row.id, deliveries: groupDeliveriesOf(groupForms.stored(row), row.exceptSession) };
  },
};
