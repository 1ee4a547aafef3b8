import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { provenance } from "../characters/ai-reply.ts";
import { endpoint } from "../endpoint.ts";
import { PAGE_MAX, STORY_HINT_MAX, STORY_UPLOAD_MAX } from "../limits.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { workLink } from "../work-link.ts";
import { storySheet, storySheetChange, storySource, storyStatus, storyVisibility } from "./story.ts";
import { storyEffect, storyGraph } from "./story-graph.ts";

const cursor = z.optional(raw(40));
const limit = z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20);
/** The version a change is based on. */
const ifMatch = { "if-match": z.pipe(int, z.int().check(z.nonnegative())) };

/** A finding of a check and where it is; `kind` is a `StoryIssueKind` of `@4d/story`. */
export const storyProblem = z.object({
  kind: z.string(),
  severity: z.enum(["error", "warning"]),
  node: z.optional(z.string()),
  choice: z.optional(z.number()),
  variable: z.optional(z.string()),
  /** Of imported ink, from 1. */
  line: z.optional(z.number()),
  text: z.string(),
});
export type StoryProblem = z.infer<typeof storyProblem>;

/** A knot of imported ink; its map is read-only. */
const inkMapNode = z.object({
  id: z.string(),
  text: z.string(),
  targets: z.array(z.string()),
  choices: z.number(),
  ends: z.boolean(),
});

/** A story as its author works on it. */
export const storyDraft = z.object({
  id,
  sheet: storySheet,
  source: storySource,
  /** Empty for imported ink. */
  graph: storyGraph,
  ink: z.nullable(z.object({ text: z.string(), map: z.array(inkMapNode) })),
  visibility: storyVisibility,
  /** The link token while it is shared by link; null otherwise. */
  link: z.nullable(workLink),
  status: storyStatus,
  /** Findings of a review: `field` is a field of the sheet, or `node:{id}`. */
  reasons: z.array(z.object({ field: z.string(), text: z.string() })),
  /** Grows with every change; sent as If-Match. */
  version: z.number(),
  /** The version new readers begin with, counted from 1; 0 before the first. */
  published: z.number(),
  /** There are unpublished changes. */
  changed: z.boolean(),
  readers: z.number(),
  updatedAt: time,
});
export type StoryDraft = z.infer<typeof storyDraft>;

export const storyDraftCard = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover: z.string(),
  source: storySource,
  visibility: storyVisibility,
  status: storyStatus,
  published: z.number(),
  changed: z.boolean(),
  nodes: z.number(),
  readers: z.number(),
  updatedAt: time,
});
export type StoryDraftCard = z.infer<typeof storyDraftCard>;

const share = z.object({ node: z.string(), choice: z.number(), share: z.number() });
/** The outcome of five hundred random plays; as `RandomPlayReport` of `@4d/story`. */
export const randomPlays = z.object({
  plays: z.number(),
  endings: z.array(z.object({ node: z.string(), name: z.string(), share: z.number() })),
  deadEnds: z.array(z.object({ node: z.string(), plays: z.number() })),
  endless: z.number(),
  choices: z.array(share),
  unseen: z.array(z.string()),
  averageLength: z.number(),
  averageLetters: z.number(),
});
export type RandomPlays = z.infer<typeof randomPlays>;

/** A published version, for its author. */
export const storyVersionCard = z.object({
  version: z.number(),
  title: z.string(),
  nodes: z.number(),
  endings: z.number(),
  /** Readers whose run uses this version. */
  readers: z.number(),
  publishedAt: time,
});
export type StoryVersionCard = z.infer<typeof storyVersionCard>;

export const storyImportFormat = z.enum(["ink", "twee", "json"]);
export type StoryImportFormat = z.infer<typeof storyImportFormat>;
export const storyExportFormat = z.enum(["ink", "json"]);
export type StoryExportFormat = z.infer<typeof storyExportFormat>;

/** Writing stories (`STORY-1`; `stories §2`). */
export const stories = {
  mine: endpoint({
    method: "GET",
    path: "/story/mine",
    access: "user",
    summary: "Stories of mine, the latest edited first",
    query: { cursor, limit },
    out: z.object({ items: z.array(storyDraftCard), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid"],
  }),
  create: endpoint({
    method: "POST",
    path: "/story",
    access: "user",
    summary: "Create a story; only I see it until it is published",
    headers: idempotencyKey,
    body: z.object({ sheet: z._default(storySheetChange, {}), graph: z.optional(storyGraph) }),
    out: storyDraft,
    errors: ["invalid", "tooLarge", "tooMany"],
  }),
  draft: endpoint({
    method: "GET",
    path: "/story/{id}/draft",
    access: "user",
    summary: "My story as I edit it",
    params: { id },
    out: storyDraft,
    errors: ["notFound"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/story/{id}",
    access: "user",
    summary: "Rename my story, or change other fields of its sheet, based on version If-Match",
    params: { id },
    headers: ifMatch,
    body: z.object({ sheet: storySheetChange, visibility: z.optional(storyVisibility) }),
    out: storyDraft,
    errors: ["invalid", "notFound", "conflict"],
    note: "conflict: it was changed elsewhere meanwhile; data.draft is the present one.",
  }),
  saveGraph: endpoint({
    method: "PUT",
    path: "/story/{id}/graph",
    access: "user",
    summary: "Save my story's graph, based on version If-Match; may be called once a second",
    params: { id },
    headers: ifMatch,
    body: z.object({ graph: storyGraph }),
    out: z.object({ version: z.number(), changed: z.boolean(), status: storyStatus, updatedAt: time }),
    errors: ["invalid", "notFound", "conflict", "tooLarge", "tooMany"],
    note: "conflict: it was changed elsewhere meanwhile; data.draft is the present one. The same graph again changes nothing. A graph may have 1 MB.",
  }),
  check: endpoint({
    method: "POST",
    path: "/story/{id}/check",
    access: "user",
    summary: "What is wrong with my story, and the outcome of five hundred random plays",
    params: { id },
    out: z.object({
      issues: z.array(storyProblem),
      /** Nothing prevents publishing. */
      sound: z.boolean(),
      /** Every path was walked; otherwise there may be problems that are not reported. */
      exact: z.boolean(),
      /** Null for imported ink, and where there is nothing to play. */
      play: z.nullable(randomPlays),
    }),
    errors: ["notFound", "tooMany", "unavailable", "invalid"],
    note: "The same check runs in the page from @4d/story; publishing runs this one.",
  }),
  publish: endpoint({
    method: "POST",
    path: "/story/{id}/publish",
    access: "user",
    summary:
      "Publish version If-Match; readers go on in the version they have; a public one waits for review when its words require it",
    params: { id },
    headers: ifMatch,
    body: z.optional(z.nullable(z.object({ visibility: z.optional(storyVisibility) }))),
    out: storyDraft,
    errors: ["invalid", "notFound", "conflict", "forbidden", "tooMany", "unavailable"],
    note: "invalid: data.field names what is missing; for an unsound story it is graph, and data.issues has what the check found.",
  }),
  versions: endpoint({
    method: "GET",
    path: "/story/{id}/versions",
    access: "user",
    summary:
      "Stored versions of my story, the newest first, at most 50; old ones that nobody reads are deleted",
    params: { id },
    out: z.array(storyVersionCard),
    errors: ["notFound"],
  }),
  version: endpoint({
    method: "GET",
    path: "/story/{id}/versions/{version}",
    access: "user",
    summary: "The content of a version of my story, to go on from it",
    params: { id, version: id },
    out: z.object({ version: z.number(), graph: storyGraph }),
    errors: ["notFound"],
  }),
  renewLink: endpoint({
    method: "POST",
    path: "/story/{id}/link",
    access: "user",
    summary:
      "Give my story another link; the old one stops working, and those who have begun to read may go on",
    params: { id },
    out: storyDraft,
    errors: ["notFound", "conflict"],
    note: "conflict: it is not shared by link.",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/story/{id}",
    access: "user",
    summary: "Delete my story; those who have begun it may read it to its end",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  importStory: endpoint({
    method: "POST",
    path: "/story/import",
    access: "user",
    summary: "A draft from ink, a Twee or HTML file of Twine, or our own JSON",
    headers: idempotencyKey,
    /** story: which of an archive's, from 0. */
    query: { format: storyImportFormat, story: z._default(z.pipe(int, z.int().check(z.nonnegative())), 0) },
    bodyKind: "multipart",
    bodyMax: STORY_UPLOAD_MAX,
    out: z.object({
      draft: storyDraft,
      warnings: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
    errors: ["invalid", "tooLarge", "tooMany", "unavailable"],
    note: "A refused import has its reason in the message and in data.reason, and for ink data.problems with lines.",
  }),
  exportStory: endpoint({
    method: "GET",
    path: "/story/{id}/export",
    access: "user",
    summary: "My story as ink source, or as JSON that can be imported again",
    params: { id },
    query: { format: storyExportFormat },
    out: z.object({ name: z.string(), text: z.string() }),
    errors: ["invalid", "notFound"],
  }),
  branch: endpoint({
    method: "POST",
    path: "/story/{id}/branch",
    access: "user",
    summary: "A suggestion for how the story may continue after a node, from its saved graph",
    params: { id },
    body: z.object({
      nodeId: z.string().check(z.regex(/^[A-Za-z0-9_]{1,24}$/)),
      hint: z._default(raw(STORY_HINT_MAX), ""),
      /** Another seed gives another suggestion. */
      seed: z._default(raw(20), ""),
    }),
    out: z.object({
      label: z.string(),
      scene: z.string(),
      choices: z.array(z.object({ text: z.string(), effects: z.array(storyEffect) })),
      /** The scene would be an ending; then there are no choices. */
      ending: z.boolean(),
      by: provenance,
    }),
    errors: ["invalid", "notFound", "tooMany"],
    note: "Nothing is stored.",
  }),
};
