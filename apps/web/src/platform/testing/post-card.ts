import type { PostCard } from "@4d/contract";

/** A published note of the square by this author. */
export const postCard = (id: number, authorId = 7): PostCard => ({
  id,
  kind: "note",
  title: `Post ${id}`,
  excerpt: "",
  cover: null,
  mediaCount: 0,
  author: { id: authorId, nickName: "梅子", headImageThumb: "", type: 1, followed: false },
  figures: { likes: 3, saves: 1, comments: 0, shares: 0, plays: 0, remixes: 0 },
  liked: false,
  saved: false,
  aiLabel: "none",
  creation: null,
  topic: null,
  why: null,
  status: "published",
  visibility: "public",
  publishedAt: 1,
});
