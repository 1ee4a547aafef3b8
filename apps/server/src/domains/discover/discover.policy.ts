import type { FeedPreferences } from "./discover.table.ts";

/** Said twice of an author's posts, it is about the author; said four times in a room, about the room. */
const AUTHOR_TIMES = 2;
const TOPIC_TIMES = 4;

const times = (all: readonly number[], one: number): number => all.filter((each) => each === one).length;

/**
 * Whether discover shows a post to somebody: not what he has refused, nothing of an author he hides or refused
 * twice, nothing of a room he refused four times (`FEED-1`: less like this).
 */
export function isRecommendable(
  post: { id: number; author_id: number; topic_id: number | null },
  preferences: FeedPreferences,
): boolean {
  if (preferences.posts.includes(post.id) || preferences.hiddenAuthors.includes(post.author_id)) return false;
  if (times(preferences.authors, post.author_id) >= AUTHOR_TIMES) return false;
  return post.topic_id === null || times(preferences.topics, post.topic_id) < TOPIC_TIMES;
}

/** Strictly by time, only what was asked not to be seen at all is left out. */
export const isNotHidden = (post: { id: number; author_id: number }, preferences: FeedPreferences): boolean =>
  !preferences.posts.includes(post.id) && !preferences.hiddenAuthors.includes(post.author_id);
