import * as z from "zod/mini";
import {
  STORY_CAST_MAX,
  STORY_CHOICE_MAX,
  STORY_CHOICES_MAX,
  STORY_CONDITIONS_MAX,
  STORY_EFFECTS_MAX,
  STORY_NODES_MAX,
  STORY_NUMBER_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  STORY_VALUE_MAX,
  STORY_VARIABLES_MAX,
} from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { bool, int, raw } from "../scalars.ts";
import { picture } from "../users.ts";

const between = (least: number, most: number) =>
  z.pipe(int, z.int().check(z.minimum(least), z.maximum(most)));
const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));
/** Identifies a node, a variable or a cast member within one story; never shown, so renaming breaks nothing. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_]{1,24}$/));
const keyOrNone = z.string().check(z.regex(/^[A-Za-z0-9_]{0,24}$/));
const number = z.int().check(z.minimum(-STORY_NUMBER_MAX), z.maximum(STORY_NUMBER_MAX));

export const storyValue = z.union([number, z.boolean(), raw(STORY_VALUE_MAX)]);
export type StoryValue = z.infer<typeof storyValue>;

/** A variable of a story; `kind` never changes during a run. */
export const storyVariable = z.discriminatedUnion("kind", [
  z.object({ id: key, name: nameText(0, STORY_TITLE_MAX), kind: z.literal("number"), start: number }),
  z.object({ id: key, name: nameText(0, STORY_TITLE_MAX), kind: z.literal("boolean"), start: z.boolean() }),
  z.object({
    id: key,
    name: nameText(0, STORY_TITLE_MAX),
    kind: z.literal("text"),
    start: raw(STORY_VALUE_MAX),
  }),
]);
export type StoryVariable = z.infer<typeof storyVariable>;

/** Only numbers are ordered; on other values such a condition never holds. */
export const storyCondition = z.object({
  variable: key,
  op: z.enum(["eq", "ne", "gt", "gte", "lt", "lte"]),
  value: storyValue,
});
export type StoryCondition = z.infer<typeof storyCondition>;

/** `add` applies to numbers, and subtracts when its value is negative. */
export const storyEffect = z.object({ variable: key, op: z.enum(["set", "add"]), value: storyValue });
export type StoryEffect = z.infer<typeof storyEffect>;

/** Shown when every condition holds. `target` is empty until the author connects it. */
export const storyChoice = z.object({
  text: nameText(0, STORY_CHOICE_MAX),
  target: keyOrNone,
  conditions: list(storyCondition, STORY_CONDITIONS_MAX),
  effects: list(storyEffect, STORY_EFFECTS_MAX),
});
export type StoryChoice = z.infer<typeof storyChoice>;

export const storyNode = z.object({
  id: key,
  title: nameText(0, STORY_TITLE_MAX),
  text: raw(STORY_TEXT_MAX),
  /** A cast member's key; empty for the narrator. */
  speaker: keyOrNone,
  background: picture,
  choices: list(storyChoice, STORY_CHOICES_MAX),
  ending: bool,
  /** The ending's name on the reader's map. */
  endingName: nameText(0, STORY_TITLE_MAX),
  x: between(-100_000, 100_000),
  y: between(-100_000, 100_000),
});
export type StoryNode = z.infer<typeof storyNode>;

/** A speaker. `characterId` 0 is a name without a character. */
export const storyCastMember = z.object({
  key,
  name: nameText(0, STORY_TITLE_MAX),
  avatar: picture,
  characterId: between(0, 2 ** 53 - 1),
});
export type StoryCastMember = z.infer<typeof storyCastMember>;

/** A story as its author writes it (`STORY-1`). The schema checks its shape; `checkGraph` checks it as a story. */
export const storyGraph = z.object({
  /** Empty only when there are no nodes. */
  start: keyOrNone,
  cast: list(storyCastMember, STORY_CAST_MAX),
  variables: list(storyVariable, STORY_VARIABLES_MAX),
  nodes: list(storyNode, STORY_NODES_MAX),
});
export type StoryGraph = z.infer<typeof storyGraph>;
