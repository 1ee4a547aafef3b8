import * as z from "zod/mini";
import { id, time } from "../scalars.ts";
import { chapterOffer, storySource } from "./story.ts";
import { storyGraph } from "./story-graph.ts";

/**
 * How many readers of this version took a choice, of those who chose at its node; each reader counts once per choice.
 */
export const choiceShare = z.object({
  node: z.string(),
  /** The choice's index in its node, in the author's order. */
  choice: z.number(),
  readers: z.number(),
  of: z.number(),
});
export type ChoiceShare = z.infer<typeof choiceShare>;

/** One reader's run through one version of a story; one for each reader and story (`STORY-2`). */
export const storyRun = z.object({
  id,
  storyId: id,
  /** The version being read; it stays the same whatever the author publishes. */
  version: z.number(),
  /** The version a restart would use; null when the story is no longer available. */
  latest: z.nullable(z.number()),
  /** The choices taken, each by its index among those shown. Replaying them restores the reader's place. */
  choices: z.array(z.number()),
  /** The current node; null in imported ink. */
  node: z.nullable(z.string()),
  /** going: there are choices. ending, over: none are left. locked: the next chapter must be bought. */
  state: z.enum(["going", "ending", "over", "locked"]),
  /** Nodes ever visited and choices ever taken: the input of `readerMap`. */
  visited: z.array(z.string()),
  taken: z.array(z.object({ node: z.string(), choice: z.number() })),
  /** Nodes of the endings ever reached, and the total number of endings. */
  endings: z.array(z.string()),
  endingsTotal: z.number(),
  /** Share my position with friends who also do, and see theirs. */
  sharesPlace: z.boolean(),
  startedAt: time,
  updatedAt: time,
});
export type StoryRunState = z.infer<typeof storyRun>;

/** One of my stories in progress. */
export const runCard = z.object({
  id,
  storyId: id,
  title: z.string(),
  cover: z.string(),
  author: z.object({ id: z.number(), nickName: z.string() }),
  steps: z.number(),
  endingsFound: z.number(),
  endings: z.number(),
  /** A newer version is available. */
  renewed: z.boolean(),
  updatedAt: time,
});
export type RunCard = z.infer<typeof runCard>;

/** What a reader plays: all of their version that they may read. */
export const storyScript = z.object({
  storyId: id,
  version: z.number(),
  source: storySource,
  /**
   * For the map, the portraits and `readerMap`; null for imported ink. A locked chapter's first node has no text or
   * choices, and what can only be reached through it is absent.
   */
  graph: z.nullable(storyGraph),
  /** The story compiled for `StoryRun`; the same story as `graph`. */
  ink: z.string(),
  /** Chapters of this version, locked while not bought. */
  chapters: z.array(chapterOffer),
});
export type StoryScript = z.infer<typeof storyScript>;

/** A friend who reads the same story and shares their position. */
export const friendPosition = z.object({
  userId: id,
  nickName: z.string(),
  headImage: z.string(),
  /** Null for a node I have not visited, to avoid spoilers. */
  node: z.nullable(z.string()),
  endingsFound: z.number(),
});
export type FriendPosition = z.infer<typeof friendPosition>;
