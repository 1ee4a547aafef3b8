/** A ranking of one moment: posts in order, and why each is where it is. */
interface FeedRankTable {
  list: string;
  /** When it was made. */
  generation: number;
  post_ids: number[];
  reasons: string[];
}

/** "Less like this": about which post, whose, of which room. */
interface FeedFeedbackTable {
  user_id: number;
  post_id: number;
  author_id: number;
  topic_id: number | null;
  created_at: number;
}

interface FeedHiddenAuthorTable {
  user_id: number;
  author_id: number;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    feed_rank: FeedRankTable;
    feed_feedback: FeedFeedbackTable;
    feed_hidden_author: FeedHiddenAuthorTable;
  }
}

export type FeedRankRow = FeedRankTable;

/** What somebody said he wants to see less of; authors and topics as often as he said it. */
export interface FeedPreferences {
  posts: readonly number[];
  authors: readonly number[];
  topics: readonly number[];
  hiddenAuthors: readonly number[];
}
