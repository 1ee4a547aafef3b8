import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { nameText } from "../name-scalars.ts";
import { bool, id, nothing, time } from "../scalars.ts";
import { callAnswer, callId, callMode, callOffer, candidateBody } from "./call-signals.ts";
import { participant } from "./group-calls.ts";

/** The peer. `callId` keeps a late or repeated request from ending a newer call; legacy clients send none. */
const peer = { uid: id, callId: z.optional(callId) };
const reason = nameText(0, 100);
/** Any mode but `video` is voice; a missing mode is video (`protocol §11.2`). */
const mode = z._default(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((word: string): "voice" | "video" => (word === "video" ? "video" : "voice")),
  ),
  "video",
);

/** The caller's current call as the server knows it, for a terminal that reconnects. */
export const privateCallState = z.object({
  callId,
  /** The peer. */
  uid: id,
  mode: callMode,
  /** I made the call. */
  isHost: z.boolean(),
  phase: z.enum(["ringing", "connecting", "active"]),
  /** The requesting session takes part; otherwise the call is on another of my terminals. */
  isHere: z.boolean(),
  /** JSON text of the caller's offer, while the call rings. */
  offer: z.optional(z.string()),
  rungAt: time,
  answeredAt: z.nullable(time),
  /** Server time of this response. */
  now: time,
});
export type PrivateCallState = z.infer<typeof privateCallState>;

/** A group call that rings me. */
export const groupCallRing = z.object({
  groupId: id,
  callId,
  /** Its host. */
  inviterId: z.number(),
  userInfos: z.array(participant),
});

/** The current call, for a terminal that was not connected when it rang. */
export const currentCall = z.union([privateCallState, groupCallRing]);
export type CurrentCall = z.infer<typeof currentCall>;

const errors = ["invalid", "conflict", "tooMany", "unavailable"] as const;

/** Calls between two people (`protocol §11.1`); `conflict` when the call is over or never existed. */
export const privateCalls = {
  call: endpoint({
    method: "POST",
    path: "/webrtc/private/call",
    access: "user",
    summary: "Ring a friend on all terminals",
    query: { ...peer, mode },
    body: callOffer,
    out: nothing,
    errors: ["invalid", "forbidden", "conflict", "tooMany", "unavailable"],
    note: "When both ring each other at once, the lesser callId wins and the other is refused with conflict.",
  }),
  accept: endpoint({
    method: "POST",
    path: "/webrtc/private/accept",
    access: "user",
    summary: "Answer on this terminal; the first to answer wins",
    query: peer,
    body: callAnswer,
    out: nothing,
    errors,
  }),
  reject: endpoint({
    method: "POST",
    path: "/webrtc/private/reject",
    access: "user",
    summary: "Reject a ringing call",
    query: peer,
    out: nothing,
    errors,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/webrtc/private/cancel",
    access: "user",
    summary: "Cancel my ringing call",
    query: peer,
    out: nothing,
    errors,
  }),
  failed: endpoint({
    method: "POST",
    path: "/webrtc/private/failed",
    access: "user",
    summary: "The call failed: no answer, no device, no connection",
    query: { ...peer, reason: z._default(reason, "") },
    out: nothing,
    errors,
  }),
  hangUp: endpoint({
    method: "POST",
    path: "/webrtc/private/handup",
    access: "user",
    summary: "End the call",
    query: peer,
    out: nothing,
    errors,
  }),
  candidate: endpoint({
    method: "POST",
    path: "/webrtc/private/candidate",
    access: "user",
    summary: "Relayed to the peer's terminal: candidates, later descriptions, what I send",
    query: peer,
    body: candidateBody,
    out: nothing,
    errors,
  }),
  heartbeat: endpoint({
    method: "POST",
    path: "/webrtc/private/heartbeat",
    access: "user",
    summary: "I am still there; every 15 s, and after 45 s without one the server ends the call",
    query: { ...peer, connected: z._default(bool, true) },
    out: nothing,
    errors,
  }),
  info: endpoint({
    method: "GET",
    path: "/webrtc/private/info",
    access: "user",
    summary: "The private call I am in or that rings me, or the group call that rings me; null when none",
    out: z.nullable(currentCall),
    errors: ["unavailable"],
  }),
  rate: endpoint({
    method: "POST",
    path: "/webrtc/private/rate",
    access: "user",
    summary: "One to five stars for an answered call; the last rating counts",
    query: { uid: id, callId },
    body: z.object({ stars: z.int().check(z.minimum(1), z.maximum(5)) }),
    out: nothing,
    errors: ["invalid", "notFound"],
    note: "notFound unless the call was answered and lasted more than ten seconds.",
  }),
};
