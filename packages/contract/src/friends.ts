import * as z from "zod/mini";
import { capabilitiesHeader } from "./client-capabilities.ts";
import { endpoint } from "./endpoint.ts";
import { FRIEND_LABEL_MAX, FRIEND_LABELS_MAX, SHOWN_NAME_MAX, TEXTAREA_MAX } from "./limits.ts";
import { nameList, nameText, plainText } from "./name-scalars.ts";
import { bool, id, nothing, raw, time } from "./scalars.ts";
import { user } from "./users.ts";

/**
 * Friend record: the union of the seed's and the legacy fields (`protocol §5`). `lastSeenAt` null when hidden or never.
 */
export const friend = z.object({
  id,
  userName: z.string(),
  nickName: z.string(),
  remark: z.string(),
  labels: z.array(z.string()),
  signature: z.string(),
  headImage: z.string(),
  headImageThumb: z.string(),
  online: z.boolean(),
  onlineWeb: z.boolean(),
  onlineApp: z.boolean(),
  lastSeenAt: z.nullable(time),
  isDnd: z.boolean(),
  deleted: z.boolean(),
  /** As in the user record; absent means a person. */
  type: z.optional(z.number()),
});
export type Friend = z.infer<typeof friend>;

export const friendRequest = z.object({
  id,
  fromUser: user,
  toUser: user,
  message: z.string(),
  state: z.enum(["waiting", "accepted", "declined", "expired"]),
  createdAt: time,
});
export type FriendRequest = z.infer<typeof friendRequest>;

/** My relation to a person, which decides what the profile page offers (`USER-1`). */
export const relation = z.object({
  isFriend: z.boolean(),
  isBlocked: z.boolean(),
  requested: z.nullable(z.enum(["sent", "received"])),
  requestId: z.nullable(id),
  canAdd: z.boolean(),
  remark: z.string(),
  labels: z.array(z.string()),
  isDnd: z.boolean(),
});
export type Relation = z.infer<typeof relation>;

const friendId = { friendId: id };

export const friends = {
  list: endpoint({
    method: "GET",
    path: "/friend/list",
    access: "user",
    summary: "My friends, and former ones flagged deleted",
    out: z.array(friend),
    errors: [],
  }),
  find: endpoint({
    method: "GET",
    path: "/friend/find/{friendId}",
    access: "user",
    summary:
      "One friend, current or former; also an AI character I may chat with, flagged deleted if it is no friend",
    params: friendId,
    out: friend,
    errors: ["notFound"],
  }),
  add: endpoint({
    method: "POST",
    path: "/friend/add",
    access: "user",
    summary: "Become friends at once, or send a request, as the other person's setting says",
    query: friendId,
    headers: capabilitiesHeader,
    body: z.optional(z.nullable(z.object({ message: z.optional(plainText(0, TEXTAREA_MAX)) }))),
    out: z.object({ status: z.enum(["added", "requested"]) }),
    errors: ["invalid", "notFound", "forbidden", "tooMany", "conflict"],
    note: "A client that does not send friend-requests in the capabilities header takes any success for a friendship, so it gets forbidden instead of requested: the message says that the request is sent.",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/friend/delete/{friendId}",
    access: "user",
    summary: "End a friendship, on both sides",
    params: friendId,
    out: nothing,
    errors: ["notFound"],
  }),
  setDnd: endpoint({
    method: "PUT",
    path: "/friend/dnd",
    access: "user",
    summary: "Mute or unmute a friend",
    body: z.object({ friendId: id, isDnd: bool }),
    out: nothing,
    errors: ["invalid", "notFound"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/friend/update",
    access: "user",
    summary: "Accepted from older clients, which send what they learned of a friend",
    body: z.object({
      id,
      nickName: z.optional(nameText(0, 64)),
      headImage: z.optional(z.nullable(raw(512))),
    }),
    out: nothing,
    errors: ["notFound"],
    note: "Names and pictures always come from the person's own record, so nothing is stored.",
  }),
  setRemark: endpoint({
    method: "PUT",
    path: "/friend/remark",
    access: "user",
    summary: "My own name for a friend; empty removes it",
    body: z.object({ friendId: id, remark: nameText(0, SHOWN_NAME_MAX) }),
    out: nothing,
    errors: ["invalid", "notFound"],
  }),
  setLabels: endpoint({
    method: "PUT",
    path: "/friend/labels",
    access: "user",
    summary: "My labels for a friend",
    body: z.object({ friendId: id, labels: nameList(FRIEND_LABEL_MAX, FRIEND_LABELS_MAX) }),
    out: nothing,
    errors: ["invalid", "notFound"],
  }),
  relation: endpoint({
    method: "GET",
    path: "/friend/relation/{userId}",
    access: "user",
    summary: "My relation to a person",
    params: { userId: id },
    out: relation,
    errors: ["notFound"],
  }),
  suggest: endpoint({
    method: "GET",
    path: "/friend/suggest",
    access: "user",
    summary: "People I may know: friends of friends first, then the newest who may be added; at most 30",
    out: z.array(z.object({ user, mutual: z.number() })),
    errors: ["tooMany"],
  }),
  requests: endpoint({
    method: "GET",
    path: "/friend/request/list",
    access: "user",
    summary: "Friend requests to me and by me, newest first, at most 100",
    out: z.array(friendRequest),
    errors: [],
  }),
  acceptRequest: endpoint({
    method: "PUT",
    path: "/friend/request/{id}/accept",
    access: "user",
    summary: "Accept a friend request",
    params: { id },
    out: nothing,
    errors: ["notFound", "conflict"],
  }),
  declineRequest: endpoint({
    method: "PUT",
    path: "/friend/request/{id}/decline",
    access: "user",
    summary: "Decline a friend request; the requester is not notified",
    params: { id },
    out: nothing,
    errors: ["notFound", "conflict"],
  }),
  block: endpoint({
    method: "POST",
    path: "/friend/block/{userId}",
    access: "user",
    summary: "Block a person, who is not notified",
    params: { userId: id },
    out: nothing,
    errors: ["invalid", "notFound"],
  }),
  unblock: endpoint({
    method: "DELETE",
    path: "/friend/block/{userId}",
    access: "user",
    summary: "Unblock a person",
    params: { userId: id },
    out: nothing,
    errors: [],
  }),
  blocked: endpoint({
    method: "GET",
    path: "/friend/block/list",
    access: "user",
    summary: "People I have blocked",
    out: z.array(user),
    errors: [],
  }),
};
