import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { bool, id } from "../scalars.ts";
import { postCard, postKind } from "./post.ts";

const person = z.object({
  id,
  nickName: z.string(),
  headImage: z.string(),
  headImageThumb: z.string(),
  type: z.number(),
  signature: z.string(),
  followed: z.boolean(),
});
export type CreatorPerson = z.infer<typeof person>;

/** A creator's page (`FEED-3`). Every figure counts real people or works. */
export const creator = z.object({
  ...person.shape,
  figures: z.object({
    followers: z.number(),
    following: z.number(),
    works: z.number(),
    /** Likes and saves of all public works. */
    likes: z.number(),
    saves: z.number(),
    plays: z.number(),
    /** Remixes of the works by others. */
    remixes: z.number(),
  }),
  /** The creator follows me. */
  followsMe: z.boolean(),
  isMe: z.boolean(),
});
export type Creator = z.infer<typeof creator>;

/** A place on the leaderboard: distinct people who opened a work in the last seven days. */
export const boardRank = z.object({ place: z.number(), readers: z.number(), works: z.number(), person });
export type BoardRank = z.infer<typeof boardRank>;

export const creators = {
  find: endpoint({
    method: "GET",
    path: "/creator/{id}",
    access: "user",
    summary: "A person as a creator, with figures",
    params: { id },
    out: creator,
    errors: ["notFound"],
  }),
  works: endpoint({
    method: "GET",
    path: "/creator/{id}/works",
    access: "user",
    summary: "A person's posts that I may see, the newest first",
    params: { id },
    query: { kind: z.optional(postKind), ...pageQuery },
    out: pageOf(postCard),
    errors: ["invalid", "notFound"],
  }),
  follow: endpoint({
    method: "POST",
    path: "/creator/{id}/follow",
    access: "user",
    summary: "Follow a person, or unfollow them",
    params: { id },
    body: z.object({ on: z._default(bool, true) }),
    out: z.object({ followed: z.boolean(), followers: z.number() }),
    errors: ["invalid", "notFound", "tooMany"],
  }),
  followers: endpoint({
    method: "GET",
    path: "/creator/{id}/followers",
    access: "user",
    summary: "Who follows a person, the latest first",
    params: { id },
    query: pageQuery,
    out: pageOf(person),
    errors: ["invalid", "notFound"],
  }),
  following: endpoint({
    method: "GET",
    path: "/creator/{id}/following",
    access: "user",
    summary: "Whom a person follows, the latest first",
    params: { id },
    query: pageQuery,
    out: pageOf(person),
    errors: ["invalid", "notFound"],
  }),
  board: endpoint({
    method: "GET",
    path: "/square/board",
    access: "user",
    summary: "Creators whose works the most different people opened in the last seven days; at most 50",
    out: z.object({ items: z.array(boardRank), countedAt: z.nullable(z.number()) }),
    errors: [],
  }),
};
