import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import {
  KEYWORD_MAX,
  PAGE_MAX,
  STORY_CHOICES_MAX,
  STORY_PATH_MAX,
  STORY_STEPS_MAX,
  STORY_TAG_MAX,
} from "../limits.ts";
import { bool, id, int, raw } from "../scalars.ts";
import { workLink } from "../work-link.ts";
import { chapterOffer, story } from "./story.ts";
import { choiceShare, friendPosition, runCard, storyRun, storyScript } from "./story-run.ts";

const whole = (least: number, most: number) => z.pipe(int, z.int().check(z.minimum(least), z.maximum(most)));
const cursor = z.optional(raw(40));
const limit = z._default(whole(1, PAGE_MAX), 20);
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
/** Imported ink may show more choices than our editor allows. */
const shownChoice = whole(0, 8 * STORY_CHOICES_MAX);

/** Reading stories (`STORY-2`). */
export const storyReading = {
  browse: endpoint({
    method: "GET",
    path: "/story/list",
    access: "user",
    summary: "Public stories, by words and by tag; the most read first, or the newest",
    query: {
      keyword: z.optional(raw(KEYWORD_MAX)),
      tag: z.optional(raw(STORY_TAG_MAX)),
      order: z._default(z.enum(["read", "newest"]), "read"),
      cursor,
      limit,
    },
    out: page(story),
    errors: ["invalid"],
  }),
  find: endpoint({
    method: "GET",
    path: "/story/{id}",
    access: "user",
    summary: "A story I may read; one shared by link only after the link was opened",
    params: { id },
    out: story,
    errors: ["notFound"],
  }),
  open: endpoint({
    method: "POST",
    path: "/story/open",
    access: "user",
    summary: "Open the link of a story: from now on I may read it",
    body: z.object({ link: workLink }),
    out: story,
    errors: ["invalid", "notFound"],
  }),
  runs: endpoint({
    method: "GET",
    path: "/story/runs",
    access: "user",
    summary: "Stories I read, the latest read first",
    query: { cursor, limit },
    out: page(runCard),
    errors: ["invalid"],
  }),
  start: endpoint({
    method: "POST",
    path: "/story/{id}/run",
    access: "user",
    summary: "Begin to read, or go on; `anew` restarts with the newest version and keeps my map",
    params: { id },
    body: z.optional(z.nullable(z.object({ anew: z._default(bool, false) }))),
    out: storyRun,
    errors: ["notFound", "tooMany"],
  }),
  run: endpoint({
    method: "GET",
    path: "/story/run/{id}",
    access: "user",
    summary: "My place in a story, from whichever device I came there",
    params: { id },
    out: storyRun,
    errors: ["notFound"],
  }),
  script: endpoint({
    method: "GET",
    path: "/story/run/{id}/script",
    access: "user",
    summary: "The script I play: my version, as far as I may read it",
    params: { id },
    out: storyScript,
    errors: ["notFound", "invalid", "tooMany", "unavailable"],
  }),
  step: endpoint({
    method: "POST",
    path: "/story/run/{id}/steps",
    access: "user",
    summary: "Save choices I took; the server replays them and trusts nothing else",
    params: { id },
    body: z.object({
      /** The version the choices were taken in; defaults to the one being read. */
      version: z.optional(whole(1, 1_000_000)),
      /** How many choices come before the first of these. Choices the server already has change nothing. */
      at: whole(0, STORY_PATH_MAX),
      /** Each by its index among the choices shown. */
      choices: z.array(shownChoice).check(z.minLength(1), z.maxLength(STORY_STEPS_MAX)),
    }),
    /** `shares` of the nodes where these choices were taken. */
    out: z.object({ run: storyRun, shares: z.array(choiceShare) }),
    errors: ["invalid", "notFound", "conflict", "tooMany"],
    note: "conflict: the run went on elsewhere meanwhile, or another version was begun; data.run is the present one. invalid: no such choice is shown there.",
  }),
  rewind: endpoint({
    method: "POST",
    path: "/story/run/{id}/rewind",
    access: "user",
    summary: "Go back to the state after a number of choices; what was seen stays seen",
    params: { id },
    body: z.object({ step: whole(0, STORY_PATH_MAX) }),
    out: storyRun,
    errors: ["invalid", "notFound"],
    note: "Going back to the present place changes nothing.",
  }),
  shares: endpoint({
    method: "GET",
    path: "/story/run/{id}/shares",
    access: "user",
    summary: "How other readers chose, at the nodes where I have chosen",
    params: { id },
    out: z.array(choiceShare),
    errors: ["notFound"],
  }),
  sharePosition: endpoint({
    method: "PUT",
    path: "/story/run/{id}/place",
    access: "user",
    summary: "Share my place in this story with friends, or stop; off by default",
    params: { id },
    body: z.object({ on: bool }),
    out: storyRun,
    errors: ["notFound"],
  }),
  friends: endpoint({
    method: "GET",
    path: "/story/run/{id}/friends",
    access: "user",
    summary:
      "Friends on the map: those who share their place, and only for readers who share theirs; at most 50",
    params: { id },
    out: z.array(friendPosition),
    errors: ["notFound"],
  }),
  buy: endpoint({
    method: "POST",
    path: "/story/{id}/chapter/{key}/buy",
    access: "user",
    summary: "Buy a chapter for good; buying it again costs nothing",
    params: { id, key: z.string().check(z.regex(/^[A-Za-z0-9_]{1,24}$/)) },
    headers: idempotencyKey,
    /** The price shown to the reader; the server refuses one that differs from its own. */
    body: z.object({ price: whole(1, 1000) }),
    out: chapterOffer,
    errors: ["invalid", "notFound", "conflict", "insufficient", "tooMany"],
    note: "conflict: the price is different; data.price has it.",
  }),
};
