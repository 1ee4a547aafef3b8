import type { Generated } from "kysely";

interface FollowTable {
  user_id: number;
  followee_id: number;
  created_at: number;
}

interface CreatorFigureTable {
  user_id: number;
  followers: Generated<number>;
  following: Generated<number>;
  /** When somebody was first published; ranking reserves room for new authors. */
  first_post_at: Generated<number | null>;
}

interface TopicFollowTable {
  user_id: number;
  topic_id: number;
  created_at: number;
}

interface TopicFigureTable {
  topic_id: number;
  posts: number;
}

interface CreatorBoardTable {
  place: number;
  user_id: number;
  readers: number;
  works: number;
  counted_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    follow: FollowTable;
    creator_figure: CreatorFigureTable;
    topic_follow: TopicFollowTable;
    topic_figure: TopicFigureTable;
    creator_board: CreatorBoardTable;
  }
}
