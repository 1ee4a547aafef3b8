import * as z from "zod/mini";
import { id, time } from "../scalars.ts";
import { chapterOffer, storySource } from "./story.ts";
import { storyGraph } from "./story-graph.ts";

/** How many readers of this version took a choice, of those who chose at its node; each reader counts once a choice. */
export const choiceShare = z.object({
  node: z.string(),
  /** The choice's place in its node, as its author ordered them. */
  choice: z.number(),
  readers: z.number(),
  of: z.number(),
});
export type ChoiceShare = z.infer<typeof choiceShare>;

/** One reader's way through one version of a story; one for each reader and story (`STORY-2`). */
export const storyRun = z.object({
  id,
  storyId: id,
  /** The version being read: it stays what it was, whatever its author publishes. */
  version: z.number(),
  /** The version a new beginning would read; null when the story is not to be had any more. */
  latest: z.nullable(z.number()),
  /** The choices taken, each by its place among those that were shown. Replaying them leads to where the reader is. */
  choices: z.array(z.number()),
  /** Where that is; null in ink from elsewhere. */
  node: z.nullable(z.string()),
  /** going: there are choices. ending, over: none are left. locked: a chapter begins that is to be bought. */
  state: z.enum(["going", "ending", "over", "locked"]),
  /** Nodes ever visited, and choices ever taken: what `readerMap` lifts the fog with. */
  visited: z.array(z.string()),
  taken: z.array(z.object({ node: z.string(), choice: z.number() })),
  /** Nodes of the endings ever reached, and how many there are. */
  endings: z.array(z.string()),
  endingsTotal: z.number(),
  /** Friends who do the same see where I am in this story, and I where they are. */
  sharesPlace: z.boolean(),
  startedAt: time,
  updatedAt: time,
});
export type StoryRunState = z.infer<typeof storyRun>;

/** One of the stories I read. */
export const runCard = z.object({
  id,
  storyId: id,
  title: z.string(),
  cover: z.string(),
  author: z.object({ id: z.number(), nickName: z.string() }),
  steps: z.number(),
  endingsFound: z.number(),
  endings: z.number(),
  /** A newer version can be begun. */
  renewed: z.boolean(),
  updatedAt: time,
});
export type RunCard = z.infer<typeof runCard>;

/** What a reader plays: all of his version that he may read. */
export const storyScript = z.object({
  storyId: id,
  version: z.number(),
  source: storySource,
  /**
   * For the map, the faces and `readerMap`; null for ink from elsewhere. Where a chapter is locked its first node
   * stands without text and choices, and what lies only behind it is absent.
   */
  graph: z.nullable(storyGraph),
  /** Compiled, for `StoryRun`: the same story as `graph`. */
  ink: z.string(),
  /** Chapters of this version, locked while not bought. */
  chapters: z.array(chapterOffer),
});
export type StoryScript = z.infer<typeof storyScript>;

/** A friend who reads the same story and lets friends see where. */
export const friendPosition = z.object({
  userId: id,
  nickName: z.string(),
  headImage: z.string(),
  /** Null where I have not been: nobody spoils what is to come. */
  node: z.nullable(z.string()),
  endingsFound: z.number(),
});
export type FriendPosition = z.infer<typeof friendPosition>;
