import type { StreamKind } from "@4d/contract";
import type { Appended } from "../../../platform/stream.ts";
import type { StreamRows } from "../../../platform/stream-rows.ts";
import { expiresAtOf } from "../disappearing/expiry.table.ts";
import type { MessageRecords } from "../messages.presenter.ts";
import type { ChatCounter, MessageRow, MessageRows } from "../messages.table.ts";

/** The forms of a stream's row: as appended, as stored, and as somebody gets it. */
export interface RowForms<K extends StreamKind> {
  kind: K;
  /** The stored form of an appended row. */
  stored: (row: StreamRows[K] & Appended) => MessageRows[K];
  /** What `viewerId` gets of a stored row. */
  present: (row: MessageRows[K], viewerId: number) => MessageRecords[K];
}

type NewRow = StreamRows[StreamKind] & Appended;

/** The columns both tables have, of a row that was just appended. */
export const newColumns = (row: NewRow): MessageRow => ({
  id: row.id,
  send_id: row.sendId,
  type: row.type,
  content: row.content,
  tmp_id: row.tmpId ?? null,
  status: 0,
  send_time: row.sendTime,
  seq: row.seq ?? null,
  edited_at: null,
  pinned_at: null,
  extra: row.extra ? JSON.stringify(row.extra) : null,
  gone_at: row.expiresAt ?? null,
});

/** Numbers the new rows of one chat, whose counter was raised by as many, and sets when they expire. */
export function numberChat(
  rows: readonly NewRow[],
  { seq, lifetime }: ChatCounter = { seq: rows.length, lifetime: 0 },
): void {
  rows.forEach((row, index) => {
    row.seq = seq - rows.length + 1 + index;
    row.expiresAt = expiresAtOf(row, lifetime);
  });
}
