import * as z from "zod/mini";
import { CALL_CANDIDATES_MAX, SDP_MAX } from "../limits.ts";
import { raw } from "../scalars.ts";

/** Names one call. Of two simultaneous calls between the same people the lesser name wins (`calls §2.4`). */
export const callId = raw(24).check(z.regex(/^[\w-]{8,24}$/));
export const callMode = z.enum(["voice", "video"]);
export type CallMode = z.infer<typeof callMode>;

/** One page of one participating terminal; legacy clients send none. */
export const callPeerId = raw(24).check(z.minLength(1));

const sdp = raw(SDP_MAX).check(z.minLength(1));

/** The body of `/call` and of `/accept`, relayed as it is (`protocol §11.1`). */
export const callOffer = z.object({ type: z.literal("offer"), sdp, partyId: z.optional(callPeerId) });
export const callAnswer = z.object({ type: z.literal("answer"), sdp, partyId: z.optional(callPeerId) });
export type CallOffer = z.infer<typeof callOffer>;
export type CallAnswer = z.infer<typeof callAnswer>;

/** A candidate as browsers write it; an empty one ends the list. */
export const iceCandidate = z.object({
  candidate: raw(1000),
  sdpMid: z.optional(z.nullable(raw(64))),
  sdpMLineIndex: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(255)))),
  usernameFragment: z.optional(z.nullable(raw(256))),
});
export type IceCandidate = z.infer<typeof iceCandidate>;

/** The media a person sends now; signalled to the peer in a private call. */
export const callMedia = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() });
export type CallMedia = z.infer<typeof callMedia>;

/**
 * Signals inside a call: the content of 107 between two people (`calls §1.2`), of 210 between members of a group call.
 * Legacy clients send bare candidates.
 */
export const callSignal = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("candidates"),
    partyId: callPeerId,
    candidates: z.array(iceCandidate).check(z.minLength(1), z.maxLength(CALL_CANDIDATES_MAX)),
  }),
  /** ICE restart, or voice becoming video. */
  z.object({
    kind: z.literal("description"),
    partyId: callPeerId,
    description: z.object({ type: z.enum(["offer", "answer"]), sdp }),
  }),
  /** `asks`: the sender had no socket for a while and missed the peer's last state, so the peer repeats it. */
  z.object({
    kind: z.literal("media"),
    partyId: callPeerId,
    media: callMedia,
    asks: z.optional(z.literal(true)),
  }),
  /** The connection could not be restored: both peers make a new one, and the sender of this offers. */
  z.object({ kind: z.literal("rebuild"), partyId: callPeerId, generation: z.int().check(z.minimum(1)) }),
]);
export type CallSignal = z.infer<typeof callSignal>;

/** What the content of a candidate message may be. */
export const candidateBody = z.union([callSignal, iceCandidate]);
export type CandidateBody = z.infer<typeof candidateBody>;

/** Texts of FAILED 105 for legacy clients when the server ends a ring; current clients use their own. */
export const ringFailures = { unanswered: "对方无人接听", ended: "通话已结束" } as const;

/** Texts of group FAILED 203 for legacy clients when somebody could not be reached; current clients use their own. */
export const groupRingFailures = {
  offline: "对方不在线",
  busy: "对方正在通话中",
  unanswered: "无人接听",
} as const;

/** How a call ended. `missed`: nobody answered, or nobody could be reached. */
export const callResult = z.enum(["answered", "missed", "cancelled", "rejected", "busy", "failed"]);
export type CallResult = z.infer<typeof callResult>;

/** What a call record (40, 41) carries besides its text; `duration` in milliseconds. */
export const callSummary = z.object({ callId, result: callResult, duration: z.number() });
export type CallSummary = z.infer<typeof callSummary>;
