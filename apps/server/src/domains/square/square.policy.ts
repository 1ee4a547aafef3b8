import type { PostStatus, PostVisibility } from "@4d/contract";

/** The facts that decide who sees a post. */
export interface PostFacts {
  author_id: number;
  status: PostStatus;
  visibility: PostVisibility;
  is_banned: boolean;
  ban_until: number | null;
  friend: boolean;
  apart: boolean;
}

/**
 * Who sees a post: its author always; others once it is published, unless one of the two blocks the other or the author
 * is banned; posts for friends only friends (`feed §1.5`).
 */
export function maySee(post: PostFacts, viewerId: number, now: number): boolean {
  if (post.author_id === viewerId) return true;
  if (post.status !== "published" || post.apart) return false;
  if (post.is_banned && (post.ban_until === null || post.ban_until > now)) return false;
  return post.visibility === "public" || (post.visibility === "friends" && post.friend);
}

/** Only its author changes or removes a post; administrators hide it in another way. */
export const mayChange = (post: { author_id: number }, viewerId: number): boolean =>
  post.author_id === viewerId;

/** A comment is removed by its author, and by the author of the post it is under. */
export const mayRemoveComment = (
  comment: { author_id: number },
  post: { author_id: number },
  viewerId: number,
): boolean => comment.author_id === viewerId || post.author_id === viewerId;

/** A waiting or rejected comment is seen only by its author. */
export const maySeeComment = (
  comment: { author_id: number; status: PostStatus; apart: boolean },
  viewerId: number,
): boolean => comment.author_id === viewerId || (comment.status === "published" && !comment.apart);

/** Who can be viewed as a creator: the viewer, and everybody who is not banned, unless one blocks the other. */
export function maySeeCreator(
  person: { id: number; is_banned: boolean; ban_until: number | null; apart: boolean },
  viewerId: number,
  now: number,
): boolean {
  if (person.id === viewerId) return true;
  return !person.apart && !(person.is_banned && (person.ban_until === null || person.ban_until > now));
}
