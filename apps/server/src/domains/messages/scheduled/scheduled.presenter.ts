import type { Scheduled } from "@4d/contract";
import type { ScheduledRow } from "./scheduled.repository.ts";

/** A message that waits, as its author sees it. */
export const presentScheduled = (row: ScheduledRow): Scheduled => ({
  id: row.id,
  chatId: row.chat_id,
  type: row.type,
  content: row.content,
  atUserIds: row.at_user_ids,
  at: row.send_at,
  state: row.state,
  reason: row.reason === null ? null : (JSON.parse(row.reason) as Scheduled["reason"]),
});
