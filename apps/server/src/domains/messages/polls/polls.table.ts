import type { Generated } from "kysely";

/** There from the first vote on, or the closing. */
interface PollStateTable {
  message_id: number;
  /** Counts the changes. */
  version: Generated<number>;
  /** When it was closed before its time. */
  closed_at: Generated<number | null>;
}

interface PollVoteTable {
  message_id: number;
  user_id: number;
  /** Index of the option in the card. */
  option: number;
  voted_at: number;
}

declare module "../../../platform/db/tables.ts" {
  interface Tables {
    poll_state: PollStateTable;
    poll_vote: PollVoteTable;
  }
}
