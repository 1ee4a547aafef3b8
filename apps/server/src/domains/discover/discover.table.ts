/** A ranking made at one time: posts in order, with the reason for each place. */
interface FeedRankTable {
  list: string;
  /** When it was made, in epoch milliseconds. */
  generation: number;
  post_ids: number[];
  reasons: string[];
}

/** "Less like this": the post, its author and its topic. */
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

/** What a person wants to see less of; authors and topics with the number of refusals. */
export interface FeedPreferences {
  posts: readonly number[];
  authors: readonly number[];
  topics: readonly number[];
  hiddenAuthors: readonly number[];
}
