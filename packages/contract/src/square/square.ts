import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { bool, id, int, time } from "../scalars.ts";
import { boardRank } from "./creators.ts";
import { postCard } from "./post.ts";

/** A topic room of the square; named in the reader's language. */
export const topic = z.object({
  id,
  key: z.string(),
  name: z.string(),
  about: z.string(),
  emoji: z.string(),
  /** Public posts, as last counted. */
  posts: z.number(),
  followed: z.boolean(),
});
export type Topic = z.infer<typeof topic>;

/** Weeks beyond the year 2161 are rejected: their end would not be a valid date. */
const WEEK_MAX = 10_000;

/** The prompt of a week, which begins on Monday. */
export const weeklyPrompt = z.object({
  /** Weeks since 1970; matches a post's `promptWeek`. */
  week: z.number(),
  title: z.string(),
  text: z.string(),
  endsAt: time,
});
export type WeeklyPrompt = z.infer<typeof weeklyPrompt>;

export const square = {
  home: endpoint({
    method: "GET",
    path: "/square",
    access: "user",
    summary: "The square's front page: rooms, the prompt of the week, creators",
    out: z.object({
      topics: z.array(topic),
      prompt: weeklyPrompt,
      /** Posts answering the prompt, newest first; at most six. */
      answers: z.array(postCard),
      /** Top three of the leaderboard. */
      board: z.array(boardRank),
    }),
    errors: [],
  }),
  topic: endpoint({
    method: "GET",
    path: "/topic/{id}",
    access: "user",
    summary: "A room and its posts, the newest first",
    params: { id },
    query: pageQuery,
    out: z.object({ topic, ...pageOf(postCard).shape }),
    errors: ["invalid", "notFound"],
  }),
  followTopic: endpoint({
    method: "POST",
    path: "/topic/{id}/follow",
    access: "user",
    summary: "Follow a room, or unfollow it: its posts appear in the following feed",
    params: { id },
    body: z.object({ on: z._default(bool, true) }),
    out: topic,
    errors: ["notFound"],
  }),
  answers: endpoint({
    method: "GET",
    path: "/square/prompt",
    access: "user",
    summary: "Posts that answer the prompt of a week (the present one by default), the newest first",
    query: {
      week: z.optional(z.pipe(int, z.int().check(z.nonnegative(), z.maximum(WEEK_MAX)))),
      ...pageQuery,
    },
    out: z.object({
      prompt: weeklyPrompt,
      /** The nearest weeks to browse to: those with answers, and the current one. */
      earlier: z.nullable(z.number()),
      later: z.nullable(z.number()),
      ...pageOf(postCard).shape,
    }),
    errors: ["invalid"],
  }),
};
