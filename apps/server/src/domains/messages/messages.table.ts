import type { ScheduledMessage, StreamKind } from "@4d/contract";
import type { Generated } from "kysely";
import type { ChatStateTable, MessageRemovedTable } from "./chat-list/chat-states.table.ts";
import type { DraftTable } from "./drafts/drafts.table.ts";

/** What rows of both streams have. */
interface MessageRow {
  id: number;
  send_id: number;
  type: number;
  content: string;
  tmp_id: string | null;
  /** 0 or RECALL; delivered and read follow from positions. */
  status: number;
  send_time: number;
  seq: number | null;
  edited_at: number | null;
  pinned_at: number | null;
  extra: string | null;
  /** When it disappears; null when it stays. */
  gone_at: number | null;
}

/** A private row. `lo`/`hi` are the smaller and larger of both ids and name the conversation. */
export interface PrivateMessageRow extends MessageRow {
  recv_id: number;
  lo: number;
  hi: number;
  only_for: number | null;
}

export interface GroupMessageRow extends MessageRow {
  group_id: number;
  send_nick_name: string;
  receipt: boolean;
  receipt_ok: boolean;
  at_user_ids: number[] | null;
  recv_ids: number[] | null;
}

interface PrivateChatTable {
  lo: number;
  hi: number;
  last_seq: number;
  last_id: number;
  /** Seconds a message lives; 0 for ever. */
  lifetime: number;
}

/** How far `user_id` has read, and holds, what `peer_id` sent. */
interface PrivatePositionTable {
  user_id: number;
  peer_id: number;
  read_id: number;
  delivered_id: number;
}

interface GroupChatTable {
  group_id: number;
  last_seq: number;
  lifetime: number;
}

interface GroupPositionTable {
  group_id: number;
  user_id: number;
  read_id: number;
}

interface DeliveryCursorTable {
  user_id: number;
  kind: StreamKind;
  delivered_id: number;
}

interface MessageReactionTable {
  kind: StreamKind;
  message_id: number;
  user_id: number;
  emoji: string;
  created_at: number;
}

/** What a person sees of a group: rows with `from < id <= to`; `to` null while a member. */
export interface RoomSpan {
  groupId: number;
  from: number;
  to: number | null;
}

/** How far a conversation is numbered, and how many seconds its messages live. */
export interface ChatCounter {
  seq: number;
  lifetime: number;
}

/** Two people in the order that names their conversation. */
export const pairOf = (a: number, b: number): { lo: number; hi: number } =>
  a < b ? { lo: a, hi: b } : { lo: b, hi: a };

/** A page's own words; `key` is the SHA-256 of its address. `title` null: it has none to show. */
export interface LinkPreviewTable {
  key: string;
  title: string | null;
  description: string;
  site: string;
  image_url: string;
  fetched_at: number;
}

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

declare module "../../platform/db/tables.ts" {
  interface Tables {
    private_message: PrivateMessageRow;
    group_message: GroupMessageRow;
    private_chat: PrivateChatTable;
    private_position: PrivatePositionTable;
    group_chat: GroupChatTable;
    group_position: GroupPositionTable;
    delivery_cursor: DeliveryCursorTable;
    message_reaction: MessageReactionTable;
    message_removed: MessageRemovedTable;
    chat_state: ChatStateTable;
    draft: DraftTable;
    link_preview: LinkPreviewTable;
    scheduled_message: ScheduledTable;
    poll_state: PollStateTable;
    poll_vote: PollVoteTable;
  }
}
