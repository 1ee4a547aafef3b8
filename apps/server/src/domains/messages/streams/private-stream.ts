import { isNormal, isStreamChange, MessageType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Delivery, StreamRow } from "../../../platform/bus.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { toClientJson } from "../../../platform/names/client-json.ts";
import type { Appended, StreamStore } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { expiresAtOf } from "../disappearing/expiry.table.ts";
import { findLifetimes } from "../disappearing/lifetimes.repository.ts";
import { presentPrivate } from "../messages.presenter.ts";
import { type PrivateMessageRow, pairOf } from "../messages.table.ts";
import { insertPrivateMessages, raisePrivateChats } from "./private-messages.repository.ts";
import { newColumns, numberChat, type RowForms } from "./row-forms.ts";

type Row = PrivateRow & Appended;

/** The forms of a private row. */
export const privateForms: RowForms<"private"> = {
  kind: "private",
  stored: (row) => ({
    ...newColumns(row),
    ...pairOf(row.sendId, row.recvId),
    recv_id: row.recvId,
    status: row.status ?? 0,
    only_for: row.onlyFor ?? null,
  }),
  present: (row, viewerId) => presentPrivate(row, { viewerId }),
};

/** Who gets a private row. A reader's other terminals get READED, the other person RECEIPT. */
export function privateDeliveriesOf(row: PrivateMessageRow, exceptSession?: string): Delivery[] {
  const to = (users: number[], viewerId: number): Delivery => ({
    audience: { users, exceptSession },
    data: toClientJson(presentPrivate(row, { viewerId })),
    isChange: isStreamChange(row.type),
  });
  if (row.only_for !== null) return [to([row.only_for], row.only_for)];
  if (row.type === MessageType.READED)
    return [to([row.send_id], row.send_id), to([row.recv_id], row.recv_id)];
  return [to([row.recv_id, row.send_id], row.recv_id)];
}

/** Messages stored only for a blocked sender expire like everything else they wrote. */
async function setBlockedExpiry(trx: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
  const blocked = rows.filter(({ onlyFor, type }) => onlyFor && isNormal(type));
  if (blocked.length === 0) return;
  const pairs = blocked.map(({ sendId, recvId }) => pairOf(sendId, recvId));
  const lifetimes = await findLifetimes(trx, pairs);
  for (const [index, row] of blocked.entries()) row.expiresAt = expiresAtOf(row, lifetimes[index] ?? 0);
}

/** Numbers the rows of each conversation that both people see (`messages §1.1`). */
async function numberRows(trx: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
  const chats = new Map<string, { lo: number; hi: number; rows: Row[]; lastId: number }>();
  for (const row of rows) {
    if (row.onlyFor) continue;
    const pair = pairOf(row.sendId, row.recvId);
    const key = `${pair.lo}:${pair.hi}`;
    const chat = chats.get(key) ?? { ...pair, rows: [], lastId: 0 };
    chats.set(key, chat);
    chat.rows.push(row);
    chat.lastId = row.id;
  }
  await setBlockedExpiry(trx, rows);
  if (chats.size === 0) return;
  const counters = await raisePrivateChats(
    trx,
    [...chats.values()].map((chat) => ({ ...chat, count: chat.rows.length })),
  );
  for (const [key, chat] of chats) numberChat(chat.rows, counters.get(key));
}

/** Stores and delivers the rows of the private stream. */
export const privateStreamStore: StreamStore<PrivateRow> = {
  number: numberRows,
  insert: (trx, rows) => insertPrivateMessages(trx, rows.map(privateForms.stored)),
  present(row): StreamRow {
    return { id: row.id, deliveries: privateDeliveriesOf(privateForms.stored(row), row.exceptSession) };
  },
};
