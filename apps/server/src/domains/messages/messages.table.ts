import type { ScheduledMessage, StreamKind } from "@4d/contract";
import type { Generated } from "kysely";
import type { ChatStateTable, MessageRemovedTable } from "./chat-list/chat-states.table.ts";
import type { DraftTable } from "./drafts/drafts.table.ts";

/** Columns of rows of both streams. */
export interface MessageRow {
  id: number;
  send_id: number;
  type: number;
  content: string;
  tmp_id: string | null;
  /** 0 or RECALL; delivered and read are derived from positions. */
  status: number;
  send_time: number;
  seq: number | null;
  edited_at: number | null;
  pinned_at: number | null;
  extra: string | null;
  /** When it expires; null when it stays. */
  gone_at: number | null;
}

/** A private row. `lo` and `hi` are the smaller and the larger user id and identify the conversation. */
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

/** The stored row of each stream. */
export interface MessageRows {
  private: PrivateMessageRow;
  group: GroupMessageRow;
}

interface PrivateChatTable {
  lo: number;
  hi: number;
  last_seq: number;
  last_id: number;
  /** Seconds a message lives; 0 means for ever. */
  lifetime: number;
}

/** Up to which id `user_id` has read, and has, what `peer_id` sent. */
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

/** A part of a chat's history: newest first, ascending when `after` is given. */
export interface HistorySpan {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
  offset?: number | undefined;
  withRecalled: boolean;
  /** Excludes what has expired by then. */
  now: number;
}

/** The last number of a conversation, and how many seconds its messages live. */
export interface ChatCounter {
  seq: number;
  lifetime: number;
}

/** Two people in the order that identifies their conversation. */
export const pairOf = (a: number, b: number): { lo: number; hi: number } =>
  a < b ? { lo: a, hi: b } : { lo: b, hi: a };

/** The other of the two people of a private row. */
export const peerOf = (userId: number, { send_id, recv_id }: { send_id: number; recv_id: number }): number =>
  send_id === userId ? recv_id : send_id;

/** What a page says about itself; `key` is the SHA-256 of its address. `title` null: there is nothing to show. */
export interface LinkPreviewTable {
  key: string;
  title: string | null;
  description: string;
  site: string;
  image_url: string;
  fetched_at: number;
}

/** A scheduled message. Its `tmp_id` goes with it into the stream, which stores it once. */
export interface ScheduledTable {
  id: Generated<number>;
  user_id: number;
  chat_id: string;
  type: number;
  content: string;
  at_user_ids: number[];
  /** The quoted message, whose text is read when needed. */
  quote_id: number | null;
  tmp_id: string;
  send_at: number;
  state: ScheduledMessage["state"];
  /** While it is being sent: after this the sending node counts as dead. */
  claimed_until: number;
  /** JSON of `{zh, en}`. */
  reason: string | null;
  created_at: number;
}

/** Exists from the first vote or the closing on. */
interface PollStateTable {
  message_id: number;
  /** Counts changes. */
  version: Generated<number>;
  /** When it was closed early. */
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
