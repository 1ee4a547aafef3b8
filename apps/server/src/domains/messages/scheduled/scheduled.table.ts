import type { ScheduledMessage } from "@4d/contract";
import type { Generated } from "kysely";

/** A message that waits. The same `tmp_id` goes with it into the stream, which takes it once. */
export interface ScheduledTable {
  id: Generated<number>;
  user_id: number;
  chat_id: string;
  type: number;
  content: string;
  at_user_ids: number[];
  /** The message it answers, whose words are read when they are needed. */
  quote_id: number | null;
  tmp_id: string;
  send_at: number;
  state: ScheduledMessage["state"];
  /** While it is being sent: whoever sends it is taken to be dead after this. */
  claimed_until: number;
  /** JSON of `{zh, en}`. */
  reason: string | null;
  created_at: number;
}

declare module "../../../platform/db/tables.ts" {
  interface Tables {
    scheduled_message: ScheduledTable;
  }
}
