import * as z from "zod/mini";
import { characterStatus, characterVisibility } from "../characters/character-sheet.ts";
import {
  STORY_CHAPTERS_MAX,
  STORY_INTRO_MAX,
  STORY_NAME_MAX,
  STORY_TAG_MAX,
  STORY_TAGLINE_MAX,
  STORY_TAGS_MAX,
  STORY_TITLE_MAX,
} from "../limits.ts";
import { nameList, nameText } from "../name-scalars.ts";
import { id, int, raw, time } from "../scalars.ts";
import { picture } from "../users.ts";
import { workLink } from "../work-link.ts";
import { storyCastMember } from "./story-graph.ts";

const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));
const key = z.string().check(z.regex(/^[A-Za-z0-9_]{1,24}$/));

/** The same as for characters: private, by link, public. */
export const storyVisibility = characterVisibility;
export type StoryVisibility = z.infer<typeof storyVisibility>;
export const storyStatus = characterStatus;
export type StoryStatus = z.infer<typeof storyStatus>;

/**
 * A paid part of a story. It begins at a node; what can only be reached through that node belongs to it and is sent
 * only to those who bought it. Its key stays the same across versions, so a bought chapter stays bought.
 */
export const storyChapter = z.object({
  key,
  title: nameText(0, STORY_TITLE_MAX),
  node: key,
  price: z.pipe(int, z.int().check(z.minimum(1), z.maximum(1000))),
});
export type StoryChapter = z.infer<typeof storyChapter>;

/** What the author writes about a story, beside the graph. */
export const storySheet = z.object({
  title: nameText(0, STORY_NAME_MAX),
  tagline: nameText(0, STORY_TAGLINE_MAX),
  intro: raw(STORY_INTRO_MAX),
  cover: picture,
  tags: nameList(STORY_TAG_MAX, STORY_TAGS_MAX),
  chapters: list(storyChapter, STORY_CHAPTERS_MAX),
});
export type StorySheet = z.infer<typeof storySheet>;
export const storySheetChange = z.partial(storySheet);
export type StorySheetChange = z.infer<typeof storySheetChange>;

/**
 * graph: written here, or imported Twine of text and links. ink: imported ink, or Twine with more; it cannot be edited
 * here.
 */
export const storySource = z.enum(["graph", "ink"]);
export type StorySource = z.infer<typeof storySource>;

/** A chapter as offered to a reader. */
export const chapterOffer = z.object({
  key: z.string(),
  title: z.string(),
  node: z.string(),
  price: z.number(),
  bought: z.boolean(),
});
export type ChapterOffer = z.infer<typeof chapterOffer>;

/** A published story as anybody who may see it sees it. */
export const story = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  intro: z.string(),
  cover: z.string(),
  tags: z.array(z.string()),
  /** `characterId` is 0 for a character the caller may not meet. */
  cast: z.array(storyCastMember),
  author: z.object({ id: z.number(), nickName: z.string() }),
  source: storySource,
  visibility: storyVisibility,
  /** The link token while it is shared by link, for those who have it; null for everybody else. */
  link: z.nullable(workLink),
  status: storyStatus,
  version: z.number(),
  /** Knots and stitches, or passages, for imported ink. */
  nodes: z.number(),
  /** 0 where it cannot be known: in imported ink. */
  endings: z.number(),
  /** Distinct people who ever began to read. */
  readers: z.number(),
  /** Empty for a free story. */
  chapters: z.array(chapterOffer),
  publishedAt: time,
  isMine: z.boolean(),
  /** My run; null before I began. */
  run: z.nullable(z.object({ id, endingsFound: z.number(), steps: z.number(), updatedAt: time })),
});
export type Story = z.infer<typeof story>;
