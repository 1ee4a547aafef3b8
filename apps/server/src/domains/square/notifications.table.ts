import type { NotificationKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  kind: NotificationKind;
  /** Events with the same key share one notification, such as a post's likes of a day. */
  group_key: string;
  post_id: number | null;
  comment_id: number | null;
  /** The subject of a decision, unless it is a post or a comment. */
  subject: Generated<string>;
  text: Generated<string>;
  amount: Generated<number>;
  people: Generated<number>;
  /** The last three. */
  actor_ids: Generated<number[]>;
  /** Higher for those that grew later. */
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

/** A notification with its post, unless the post was removed. */
export type NotificationRow = Selectable<NotificationTable> & {
  live_post_id: number | null;
  post_title: string | null;
  post_text: string | null;
  post_cover: string | null;
};

/** A notification for somebody; grouped with others of the same key. */
export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  groupKey: string;
  /** Who caused it; nobody for an income. */
  actorIds: readonly number[];
  postId?: number | undefined;
  commentId?: number | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  amount?: number | undefined;
}
