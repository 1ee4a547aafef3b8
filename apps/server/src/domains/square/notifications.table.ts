import type { NotificationKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  kind: NotificationKind;
  /** What is one notice however often it happens: a post's likes of a day. */
  group_key: string;
  post_id: number | null;
  comment_id: number | null;
  /** What a decision was about, unless it was a post or a comment. */
  subject: Generated<string>;
  text: Generated<string>;
  amount: Generated<number>;
  people: Generated<number>;
  /** The last three. */
  actor_ids: Generated<number[]>;
  /** Higher for what grew later. */
  rev: Generated<number>;
  updated_at: number;
}

interface NotificationActorTable {
  notice_id: number;
  actor_id: number;
}

interface NotificationSeenTable {
  user_id: number;
  rev: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    notice: NotificationTable;
    notice_actor: NotificationActorTable;
    notice_seen: NotificationSeenTable;
  }
}

/** A notice with the post it is about, unless that is gone. */
export type NotificationRow = Selectable<NotificationTable> & {
  live_post_id: number | null;
  post_title: string | null;
  post_text: string | null;
  post_cover: string | null;
};

/** Something to be told to somebody; grouped with what has the same key. */
export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  groupKey: string;
  /** Whose doing it is; nobody's for an income. */
  actorIds: readonly number[];
  postId?: number | undefined;
  commentId?: number | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  amount?: number | undefined;
}
