import type { FeedPreferences } from "./discover.table.ts";

/** Two refusals of an author's posts count against the author; four of posts about a topic, against the topic. */
const AUTHOR_TIMES = 2;
const TOPIC_TIMES = 4;

const times = (all: readonly number[], one: number): number => all.filter((each) => each === one).length;

/**
 * Whether discover recommends a post to a person: not one they refused, none by an author they hid or refused twice,
 * none about a topic they refused four times (`FEED-1`: less like this).
 */
export function isRecommendable(
  post: { id: number; author_id: number; topic_id: number | null },
  preferences: FeedPreferences,
): boolean {
  if (preferences.posts.includes(post.id) || preferences.hiddenAuthors.includes(post.author_id)) return false;
  if (times(preferences.authors, post.author_id) >= AUTHOR_TIMES) return false;
  return post.topic_id === null || times(preferences.topics, post.topic_id) < TOPIC_TIMES;
}

/** In strict order of time, only hidden posts and authors are left out. */
export const isNotHidden = (post: { id: number; author_id: number }, preferences: FeedPreferences): boolean =>
  !preferences.posts.includes(post.id) && !preferences.hiddenAuthors.includes(post.author_id);
