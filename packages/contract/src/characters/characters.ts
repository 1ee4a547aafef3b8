import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { KEYWORD_MAX, PAGE_MAX, SHEET_BODY_MAX } from "../limits.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { workLink } from "../work-link.ts";
import {
  characterSheet,
  characterStatus,
  characterVisibility,
  dialogStyle,
  sheetChange,
} from "./character-sheet.ts";

const cursor = z.optional(raw(40));
const limit = z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20);
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
/** The sheet version a change is based on. */
const ifMatch = { "if-match": z.pipe(int, z.int().check(z.nonnegative())) };

/** A character as anybody who may see it sees it. */
export const character = z.object({
  id,
  /** Its user, whom people befriend and write to. */
  userId: id,
  name: z.string(),
  /** What it is called in chats, if not its name; replaces `{{char}}`. */
  nickname: z.string(),
  avatar: z.string(),
  background: z.string(),
  /** Pictures of its emotions, by name. */
  emotions: z.array(z.object({ name: z.string(), picture: z.string() })),
  tagline: z.string(),
  intro: z.string(),
  tags: z.array(z.string()),
  starters: z.array(z.string()),
  /** Openings of a conversation, the prologue first. */
  greetings: z.array(z.string()),
  voice: characterSheet.shape.voice,
  author: z.object({ id: z.number(), nickName: z.string() }),
  visibility: characterVisibility,
  /** The link token while it is shared by link, for those who have it; null for everybody else. */
  link: z.nullable(workLink),
  status: characterStatus,
  /** Conversations held with it. */
  talks: z.number(),
  friend: z.boolean(),
  isMine: z.boolean(),
});
export type Character = z.infer<typeof character>;

/** A character as its author works on it. */
export const characterDraft = z.object({
  id,
  userId: z.nullable(z.number()),
  sheet: characterSheet,
  visibility: characterVisibility,
  /** The link token while it is shared by link; null otherwise. */
  link: z.nullable(workLink),
  status: characterStatus,
  /** Findings of a review, by sheet field. */
  reasons: z.array(z.object({ field: z.string(), text: z.string() })),
  version: z.number(),
  /** The sheet differs from the published one. */
  changed: z.boolean(),
  updatedAt: time,
});
export type CharacterDraft = z.infer<typeof characterDraft>;

const draftCard = z.object({
  id,
  name: z.string(),
  avatar: z.string(),
  background: z.string(),
  tagline: z.string(),
  status: characterStatus,
  changed: z.boolean(),
  updatedAt: time,
});
export type DraftCard = z.infer<typeof draftCard>;

export const characters = {
  mine: endpoint({
    method: "GET",
    path: "/character/mine",
    access: "user",
    summary: "Characters of mine, the latest edited first",
    query: { cursor, limit },
    out: page(draftCard),
    errors: ["invalid"],
  }),
  browse: endpoint({
    method: "GET",
    path: "/character/list",
    access: "user",
    summary: "Public characters: by words, by tag; those most chatted with first",
    query: { keyword: z.optional(raw(KEYWORD_MAX)), tag: z.optional(raw(10)), cursor, limit },
    out: page(character),
    errors: ["invalid"],
  }),
  find: endpoint({
    method: "GET",
    path: "/character/{id}",
    access: "user",
    summary: "A character I may see; one shared by link only after the link was opened",
    params: { id },
    out: character,
    errors: ["notFound"],
  }),
  ofUser: endpoint({
    method: "GET",
    path: "/character/user/{userId}",
    access: "user",
    summary: "The character with this user id",
    params: { userId: id },
    out: character,
    errors: ["notFound"],
  }),
  open: endpoint({
    method: "POST",
    path: "/character/open",
    access: "user",
    summary: "Open the link of a character: from now on I may see it and chat with it",
    body: z.object({ link: workLink }),
    out: character,
    errors: ["invalid", "notFound"],
  }),
  create: endpoint({
    method: "POST",
    path: "/character",
    access: "user",
    summary: "Create a character; only I see it until it is published",
    headers: idempotencyKey,
    body: z.object({ sheet: z._default(sheetChange, {}) }),
    bodyMax: SHEET_BODY_MAX,
    out: characterDraft,
    errors: ["invalid", "conflict", "tooMany"],
  }),
  draft: endpoint({
    method: "GET",
    path: "/character/{id}/draft",
    access: "user",
    summary: "My character as I edit it",
    params: { id },
    out: characterDraft,
    errors: ["notFound"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/character/{id}",
    access: "user",
    summary: "Change fields of my character, based on version If-Match",
    params: { id },
    headers: ifMatch,
    body: z.object({ sheet: sheetChange, visibility: z.optional(characterVisibility) }),
    bodyMax: SHEET_BODY_MAX,
    out: characterDraft,
    errors: ["invalid", "notFound", "conflict"],
    note: "conflict: it was changed elsewhere meanwhile; data.draft is the present one.",
  }),
  submit: endpoint({
    method: "POST",
    path: "/character/{id}/submit",
    access: "user",
    summary: "Publish version If-Match; a public one waits for review when its words require it",
    params: { id },
    headers: ifMatch,
    body: z.optional(z.nullable(z.object({ visibility: z.optional(characterVisibility) }))),
    out: characterDraft,
    errors: ["invalid", "notFound", "conflict", "forbidden"],
  }),
  renewLink: endpoint({
    method: "POST",
    path: "/character/{id}/link",
    access: "user",
    summary:
      "Give my character another link; the old one stops working, and those who have chatted with it keep access",
    params: { id },
    out: characterDraft,
    errors: ["notFound", "conflict"],
    note: "conflict: it is not shared by link.",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/character/{id}",
    access: "user",
    summary: "Delete my character; its friends keep what was said, but it no longer replies",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  styles: endpoint({
    method: "GET",
    path: "/styles",
    access: "user",
    summary: "The presets of a character's style",
    out: z.array(dialogStyle),
    errors: [],
  }),
};
