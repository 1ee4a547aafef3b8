import type { StreamKind } from "@4d/contract";
import { type RawBuilder, sql } from "kysely";

/** Messages a person removed for themselves only. */
export interface MessageRemovedTable {
  user_id: number;
  kind: StreamKind;
  message_id: number;
}

/** The state of a chat in one person's list. */
export interface ChatStateTable {
  user_id: number;
  chat_id: string;
  pinned_at: number | null;
  archived: boolean;
  marked_unread: boolean;
  muted: boolean;
  hidden_up_to: number | null;
  cleared_up_to: number | null;
  updated_at: number;
}

/** Whether this person has not removed message `m` for themselves (`MSG-7`). */
export const notRemoved = (userId: number, kind: StreamKind): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from message_removed r
    where r.user_id = ${userId} and r.kind = ${kind} and r.message_id = m.id)`;

/** The id up to which this person has cleared a chat; `chatId` is a value or an expression. */
export const clearedUpTo = (userId: number, chatId: string | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select s.cleared_up_to from chat_state s
    where s.user_id = ${userId} and s.chat_id = ${chatId}), 0)`;
