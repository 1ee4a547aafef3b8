import * as z from "zod/mini";
import { id, time } from "../scalars.ts";
import { user } from "../users.ts";

const role = z.enum(["member", "admin", "owner"]);
/** When a mute ends, in epoch milliseconds; null for permanent, 0 for not muted. */
export const mutedUntil = z.nullable(z.int());

/** Group record as the caller sees it (`protocol §6`); `role`, `memberCount` and below are ours. */
export const group = z.object({
  id,
  name: z.string(),
  ownerId: id,
  headImage: z.string(),
  headImageThumb: z.string(),
  notice: z.string(),
  noticeAt: z.nullable(time),
  noticeRead: z.boolean(),
  remarkNickName: z.string(),
  showNickName: z.string(),
  showGroupName: z.string(),
  remarkGroupName: z.string(),
  dissolve: z.boolean(),
  quit: z.boolean(),
  isBanned: z.boolean(),
  reason: z.string(),
  isDnd: z.boolean(),
  role,
  memberCount: z.number(),
  whoInvites: z.enum(["all", "managers"]),
  joinApproval: z.boolean(),
  searchable: z.boolean(),
  muteAll: z.boolean(),
  mutedUntil,
});
export type Group = z.infer<typeof group>;

export const groupMember = z.object({
  userId: id,
  showNickName: z.string(),
  remarkNickName: z.string(),
  headImage: z.string(),
  quit: z.boolean(),
  online: z.boolean(),
  showGroupName: z.string(),
  remarkGroupName: z.string(),
  role,
  mutedUntil,
  joinedAt: time,
  /** A `UserType`; absent means a person. */
  type: z.optional(z.number()),
});
export type GroupMember = z.infer<typeof groupMember>;

/** What a non-member may see of a group before joining. */
export const groupCard = z.object({
  id,
  name: z.string(),
  headImageThumb: z.string(),
  memberCount: z.number(),
  joined: z.boolean(),
  joinApproval: z.boolean(),
});
export type GroupCard = z.infer<typeof groupCard>;

export const joinRequest = z.object({ id, groupId: id, user, message: z.string(), createdAt: time });
export type JoinRequest = z.infer<typeof joinRequest>;
