import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CALL_PEOPLE_MAX, SDP_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { bool, id, nothing, raw, time } from "../scalars.ts";
import { callId } from "./call-signals.ts";

/** Somebody invited to, or inside, a group call (`protocol §12.1`). */
export const participant = z.object({
  id,
  nickName: z.string(),
  headImage: z.string(),
  isCamera: z.boolean(),
  isMicroPhone: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

/** A participant as clients send one; the server adds name and picture. */
const invitee = z.object({
  id,
  nickName: z.optional(z.nullable(nameText(0, 64))),
  headImage: z.optional(z.nullable(raw(400))),
  isCamera: z._default(bool, false),
  isMicroPhone: z._default(bool, true),
});
const userInfos = z.array(invitee).check(z.minLength(1), z.maxLength(CALL_PEOPLE_MAX));
const groupParam = { groupId: id };
/** JSON text relayed unread from sender to receiver. */
const relayedText = raw(SDP_MAX + 4096).check(z.minLength(1));

/** A group's call; only `isChating: false` when there is none (`protocol §12.5`). The fields below are ours. */
export const groupCallInfo = z.object({
  isChating: z.boolean(),
  host: z.optional(participant),
  userInfos: z.optional(z.array(participant)),
  callId: z.optional(callId),
  /** Those of `userInfos` who are inside; the others are still ringing. */
  insideIds: z.optional(z.array(z.number())),
  /** This session is inside the call. */
  isHere: z.optional(z.boolean()),
  startedAt: z.optional(time),
  /** Media goes through a room (see `/webrtc/group/media`); absent where the server has no rooms. */
  inRoom: z.optional(z.boolean()),
});
export type GroupCallInfo = z.infer<typeof groupCallInfo>;

/** Running calls in my groups, and who is inside. */
export const runningCalls = z.array(z.object({ groupId: z.number(), insideIds: z.array(z.number()) }));
export type RunningCalls = z.infer<typeof runningCalls>;

/** How media travels: directly between participants, or through a LiveKit room (`docs/decisions/calls.md`). */
export const groupCallMedia = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mesh") }),
  z.object({ kind: z.literal("livekit"), url: z.string(), token: z.string() }),
]);
export type GroupCallMedia = z.infer<typeof groupCallMedia>;

const errors = ["invalid", "forbidden", "notFound", "conflict", "tooMany", "unavailable"] as const;

const groupCallCommand = (path: string, summary: string) =>
  endpoint({
    method: "POST",
    path: `/webrtc/group/${path}`,
    access: "user",
    summary,
    query: groupParam,
    out: nothing,
    errors,
  });
/** Calls inside a group (`protocol §12.1`). */
export const groupCalls = {
  setup: endpoint({
    method: "POST",
    path: "/webrtc/group/setup",
    access: "user",
    summary: "Begin a call and ring chosen members",
    body: z.object({ ...groupParam, userInfos }),
    out: nothing,
    errors,
  }),
  accept: groupCallCommand("accept", "Go into the call that rings me"),
  reject: groupCallCommand("reject", "Refuse the call that rings me"),
  failed: endpoint({
    method: "POST",
    path: "/webrtc/group/failed",
    access: "user",
    summary: "I cannot join: no answer, no device",
    body: z.object({ ...groupParam, reason: nameText(0, 100) }),
    out: nothing,
    errors,
  }),
  join: groupCallCommand("join", "Go into a running call uninvited"),
  invite: endpoint({
    method: "POST",
    path: "/webrtc/group/invite",
    access: "user",
    summary: "Ring more members",
    body: z.object({ ...groupParam, userInfos }),
    out: nothing,
    errors,
  }),
  cancel: groupCallCommand("cancel", "End the call for everybody; its host alone"),
  quit: groupCallCommand("quit", "Leave the call; it ends with the last"),
  offer: endpoint({
    method: "POST",
    path: "/webrtc/group/offer",
    access: "user",
    summary: "An offer to one participant",
    body: z.object({ ...groupParam, userId: id, offer: relayedText }),
    out: nothing,
    errors,
  }),
  answer: endpoint({
    method: "POST",
    path: "/webrtc/group/answer",
    access: "user",
    summary: "An answer to one participant's offer",
    body: z.object({ ...groupParam, userId: id, answer: relayedText }),
    out: nothing,
    errors,
  }),
  candidate: endpoint({
    method: "POST",
    path: "/webrtc/group/candidate",
    access: "user",
    summary: "Candidates for one participant",
    body: z.object({ ...groupParam, userId: id, candidate: relayedText }),
    out: nothing,
    errors,
  }),
  device: endpoint({
    method: "POST",
    path: "/webrtc/group/device",
    access: "user",
    summary: "Whether my camera and microphone are on",
    body: z.object({ ...groupParam, isCamera: bool, isMicroPhone: bool }),
    out: nothing,
    errors,
  }),
  info: endpoint({
    method: "GET",
    path: "/webrtc/group/info",
    access: "user",
    summary: "Whether a group is in a call, and who is in it",
    query: groupParam,
    out: groupCallInfo,
    errors: ["invalid", "forbidden", "notFound", "unavailable"],
  }),
  running: endpoint({
    method: "GET",
    path: "/webrtc/group/running",
    access: "user",
    summary: "The running calls in my groups: the starting point of a terminal that connects later",
    out: runningCalls,
    errors: ["unavailable"],
  }),
  heartbeat: groupCallCommand("heartbeat", "I am still inside; every 15 s, after 45 s without one I am out"),
  media: endpoint({
    method: "GET",
    path: "/webrtc/group/media",
    access: "user",
    summary: "How the media of the call I am in travels",
    query: groupParam,
    out: groupCallMedia,
    errors: ["invalid", "forbidden", "notFound", "conflict", "unavailable"],
  }),
};
