import * as z from "zod/mini";
import { SDP_MAX } from "../limits.ts";
import { raw } from "../scalars.ts";

/** Names one call; of two calls between the same people at once the lesser name wins (`calls §2.4`). */
export const callId = raw(24).check(z.regex(/^[\w-]{8,24}$/));
export const callMode = z.enum(["voice", "video"]);
export type CallMode = z.infer<typeof callMode>;

/** One page of one terminal that takes part; the family's clients name none. */
export const callPeerId = raw(24).check(z.minLength(1));

const sdp = raw(SDP_MAX).check(z.minLength(1));

/** The body of `/call` and of `/accept`, relayed as it is (`protocol §11.1`). */
export const callOffer = z.object({ type: z.literal("offer"), sdp, partyId: z.optional(callPeerId) });
export const callAnswer = z.object({ type: z.literal("answer"), sdp, partyId: z.optional(callPeerId) });
export type CallOffer = z.infer<typeof callOffer>;
export type CallAnswer = z.infer<typeof callAnswer>;

/** A candidate as browsers write it; an empty one says there are no more. */
export const iceCandidate = z.object({
  candidate: raw(1000),
  sdpMid: z.optional(z.nullable(raw(64))),
  sdpMLineIndex: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(255)))),
  usernameFragment: z.optional(z.nullable(raw(256))),
});
export type IceCandidate = z.infer<typeof iceCandidate>;

/** What a person sends just now; told to the other side of a call between two. */
export const callMedia = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() });
export type CallMedia = z.infer<typeof callMedia>;

/**
 * What flows inside a call: between two people as the content of 107 (`calls §1.2`), between members of a
 * group call as that of 210. Clients of the family send bare candidates.
 */
export const callSignal = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("candidates"),
    partyId: callPeerId,
    candidates: z.array(iceCandidate).check(z.minLength(1), z.maxLength(50)),
  }),
  /** ICE restart, or voice becoming video. */
  z.object({
    kind: z.literal("description"),
    partyId: callPeerId,
    description: z.object({ type: z.enum(["offer", "answer"]), sdp }),
  }),
  /** `asks`: who says it had no socket for a while and missed what the other last said, so that is to be said again. */
  z.object({
    kind: z.literal("media"),
    partyId: callPeerId,
    media: callMedia,
    asks: z.optional(z.literal(true)),
  }),
  /** The connection could not be healed: both sides make a new one, and this side offers. */
  z.object({ kind: z.literal("rebuild"), partyId: callPeerId, generation: z.int().check(z.minimum(1)) }),
]);
export type CallSignal = z.infer<typeof callSignal>;

/** What a candidate's content may be. */
export const candidateBody = z.union([callSignal, iceCandidate]);
export type CandidateBody = z.infer<typeof candidateBody>;

/** What FAILED 105 says to clients of the family when the server itself ends a ring; ours says it in its own words. */
export const ringFailures = { unanswered: "对方无人接听", ended: "通话已结束" } as const;

/** Why the server reached somebody not, as group FAILED 203 says it to clients of the family; ours words it itself. */
export const groupRingFailures = {
  offline: "对方不在线",
  busy: "对方正在通话中",
  unanswered: "无人接听",
} as const;

/** How a call ended. `missed`: nobody answered, or nobody could be reached. */
export const callResult = z.enum(["answered", "missed", "cancelled", "rejected", "busy", "failed"]);
export type CallResult = z.infer<typeof callResult>;

/** What the record of a call (40, 41) carries besides its words; `duration` in milliseconds. */
export const callSummary = z.object({ callId, result: callResult, duration: z.number() });
export type CallSummary = z.infer<typeof callSummary>;
