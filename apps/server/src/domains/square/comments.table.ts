import type { PostStatus } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface CommentTable {
  id: Generated<number>;
  post_id: number;
  author_id: number;
  /** The comment this one is a reply under. */
  parent_id: number | null;
  /** The person this reply addresses. */
  reply_to_id: number | null;
  text: string;
  status: PostStatus;
  likes: Generated<number>;
  replies: Generated<number>;
  idem_key: string | null;
  created_at: number;
  removed_at: Generated<number | null>;
}

interface CommentLikeTable {
  comment_id: number;
  user_id: number;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    post_comment: CommentTable;
    comment_like: CommentLikeTable;
  }
}

export type CommentRow = Selectable<CommentTable>;
