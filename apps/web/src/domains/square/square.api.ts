import { api, type CreationKind, type PostInput, type PostKind } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** The fields of a post that can be edited. */
export type PostChange = Pick<PostInput, "title" | "text" | "topicId" | "visibility">;

/** Posts fetched at a time. */
const LIMIT = 20;
const pageQuery = (cursor: string | null, limit = LIMIT) => ({
  limit,
  ...(cursor === null ? {} : { cursor }),
});
const idempotent = (key: string) => ({ "idempotency-key": key });

/** The server calls for the square: posts, topics, comments; failures are only rejected. */
export const squareApi = {
  home: () => quietCall(api.square.home),
  newest: (cursor: string | null) =>
    quietCall(api.feed.page, { query: { mode: "newest", ...pageQuery(cursor) } }),
  topic: (id: number, cursor: string | null) =>
    quietCall(api.square.topic, { params: { id }, query: pageQuery(cursor) }),
  followTopic: (id: number, on: boolean) =>
    quietCall(api.square.followTopic, { params: { id }, body: { on } }),
  answers: (week: number | undefined, cursor: string | null) =>
    quietCall(api.square.answers, {
      query: { ...pageQuery(cursor), ...(week === undefined ? {} : { week }) },
    }),

  create: (key: string, body: PostInput) => quietCall(api.posts.create, { headers: idempotent(key), body }),
  /** Unlocks a creation shared by link, so that I can use it from now on. */
  openByLink: async (kind: CreationKind, link: string): Promise<void> => {
    if (kind === "character") await quietCall(api.characters.open, { body: { link } });
    else await quietCall(api.storyReading.open, { body: { link } });
  },
  find: (id: number) => quietCall(api.posts.find, { params: { id } }),
  update: (id: number, body: PostChange) => quietCall(api.posts.update, { params: { id }, body }),
  remove: (id: number) => quietCall(api.posts.remove, { params: { id } }),
  like: (id: number, on: boolean) => quietCall(api.posts.like, { params: { id }, body: { on } }),
  save: (id: number, on: boolean, collectionId: number | null) =>
    quietCall(api.posts.save, { params: { id }, body: { on, collectionId } }),
  share: (id: number) => quietCall(api.posts.share, { params: { id } }),
  play: (id: number) => quietCall(api.posts.play, { params: { id } }),
  lineage: (id: number) => quietCall(api.posts.lineage, { params: { id } }),
  mine: (cursor: string | null) => quietCall(api.posts.mine, { query: pageQuery(cursor) }),
  liked: (cursor: string | null) => quietCall(api.posts.liked, { query: pageQuery(cursor) }),
  saved: (collectionId: number | undefined, cursor: string | null) =>
    quietCall(api.collections.saved, {
      query: { ...pageQuery(cursor), ...(collectionId === undefined ? {} : { collectionId }) },
    }),
  collections: () => quietCall(api.collections.list),
  createCollection: (key: string, name: string) =>
    quietCall(api.collections.create, { headers: idempotent(key), body: { name } }),
  renameCollection: (id: number, name: string) =>
    quietCall(api.collections.rename, { params: { id }, body: { name } }),
  removeCollection: (id: number) => quietCall(api.collections.remove, { params: { id } }),

  comments: (id: number, cursor: string | null) =>
    quietCall(api.comments.list, { params: { id }, query: pageQuery(cursor) }),
  replies: (id: number, cursor: string | null) =>
    quietCall(api.comments.replies, { params: { id }, query: pageQuery(cursor) }),
  comment: (key: string, id: number, text: string, replyTo: number | null) =>
    quietCall(api.comments.write, { params: { id }, headers: idempotent(key), body: { text, replyTo } }),
  likeComment: (id: number, on: boolean) => quietCall(api.comments.like, { params: { id }, body: { on } }),
  removeComment: (id: number) => quietCall(api.comments.remove, { params: { id } }),

  creator: (id: number) => quietCall(api.creators.find, { params: { id } }),
  works: (id: number, kind: PostKind | undefined, cursor: string | null) =>
    quietCall(api.creators.works, {
      params: { id },
      query: { ...pageQuery(cursor), ...(kind === undefined ? {} : { kind }) },
    }),
  follow: (id: number, on: boolean) => quietCall(api.creators.follow, { params: { id }, body: { on } }),
  followers: (id: number, cursor: string | null) =>
    quietCall(api.creators.followers, { params: { id }, query: pageQuery(cursor) }),
  following: (id: number, cursor: string | null) =>
    quietCall(api.creators.following, { params: { id }, query: pageQuery(cursor) }),
  board: () => quietCall(api.creators.board),
};
