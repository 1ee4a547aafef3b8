import * as z from "zod/mini";
import { nickName } from "./account-names.ts";
import { endpoint } from "./endpoint.ts";
import { ONLINE_MAX, REGION_MAX, SIGNATURE_MAX, TEXTAREA_MAX } from "./limits.ts";
import { nameText, plainText } from "./name-scalars.ts";
import { id, idList, int, nothing, raw } from "./scalars.ts";

/** A stored picture: empty, or a path or URL of our own file store. */
export const picture = raw(512);
const sex = z.pipe(int, z.int().check(z.minimum(0), z.maximum(2)));

/**
 * User record (`protocol §4`), as the caller may see it. `sex` 0 male, 1 female, 2 not given; `signature` and `region`
 * are empty when visible to friends alone. `email` and `minor` only on the viewer's own.
 */
export const user = z.object({
  id,
  userName: z.string(),
  nickName: z.string(),
  sex: z.number(),
  type: z.number(),
  signature: z.string(),
  region: z.string(),
  headImage: z.string(),
  headImageThumb: z.string(),
  online: z.nullable(z.boolean()),
  isBanned: z.boolean(),
  reason: z.string(),
  email: z.optional(z.string()),
  /** Present when teen mode is on. */
  minor: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

export const privacy = z.object({
  addMe: z.enum(["anyone", "approval", "nobody"]),
  seeOnline: z.enum(["everyone", "friends", "nobody"]),
  /** Who sees my signature and region; for others both are empty. */
  seeProfile: z.enum(["everyone", "friends"]),
  /** Others may share what I said to a character in a group, without my name (`messages §11.2`). */
  clips: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;

/** Who is online, and on which terminals (`rules §3.7`). */
export const onlineTerminals = z.object({ userId: id, terminals: z.array(z.number()) });
export type OnlineTerminals = z.infer<typeof onlineTerminals>;

export const users = {
  self: endpoint({
    method: "GET",
    path: "/user/self",
    access: "user",
    summary: "My record",
    out: user,
    errors: [],
  }),
  find: endpoint({
    method: "GET",
    path: "/user/find/{id}",
    access: "user",
    summary: "A person's record",
    params: { id },
    out: user,
    errors: ["notFound"],
  }),
  findByName: endpoint({
    method: "GET",
    path: "/user/findByName",
    access: "user",
    summary: "People whose account or nickname contains the words, at most 20",
    query: { name: z._default(z.string().check(z.trim()), "") },
    out: z.array(user),
    errors: ["invalid", "tooMany"],
    note: "The list is empty without words, and for more than 20 UTF-16 units.",
  }),
  update: endpoint({
    method: "PUT",
    path: "/user/update",
    access: "user",
    summary: "Edit my profile",
    body: z.object({
      id,
      nickName,
      sex: z.optional(sex),
      signature: z.optional(plainText(0, SIGNATURE_MAX)),
      region: z.optional(nameText(0, REGION_MAX)),
      headImage: z.optional(z.nullable(picture)),
      headImageThumb: z.optional(z.nullable(picture)),
    }),
    out: nothing,
    errors: ["invalid", "forbidden", "tooMany"],
    note: "id must be the caller; userName is accepted and ignored.",
  }),
  online: endpoint({
    method: "GET",
    path: "/user/terminal/online",
    access: "user",
    summary: "Which of these people are online; only those whose setting lets me see it",
    query: { userIds: idList(ONLINE_MAX) },
    out: z.array(onlineTerminals),
    errors: [],
  }),
  privacy: endpoint({
    method: "GET",
    path: "/user/privacy",
    access: "user",
    summary: "My privacy settings",
    out: privacy,
    errors: [],
  }),
  setPrivacy: endpoint({
    method: "PUT",
    path: "/user/privacy",
    access: "user",
    summary: "Change my privacy settings",
    body: z.object({
      addMe: z.optional(privacy.shape.addMe),
      seeOnline: z.optional(privacy.shape.seeOnline),
      seeProfile: z.optional(privacy.shape.seeProfile),
      clips: z.optional(z.boolean()),
    }),
    out: privacy,
    errors: ["invalid"],
  }),
  report: endpoint({
    method: "POST",
    path: "/report",
    access: "user",
    summary: "Report something to the administrators",
    body: z.object({
      kind: z.enum(["user", "message", "group", "post", "character", "story", "comment", "element"]),
      id,
      reason: nameText(1, 40),
      text: z._default(plainText(0, TEXTAREA_MAX), ""),
      chatId: z.optional(raw(24)),
      /** Of a group: the invitation through which I see it. */
      token: z.optional(raw(64)),
    }),
    out: nothing,
    errors: ["invalid", "tooMany"],
    note: "An element of the crafting game is reported by its id. A picture is reported with what shows it: a message, a post, a comment, a person, a group, a character or a story.",
  }),
};
