import {
  type CallSignal,
  callAnswer,
  callOffer,
  callSignal,
  type DownFrame,
  groupRingFailures,
  type IceCandidate,
  iceCandidate,
  type Participant,
  participant,
  ringFailures,
} from "@4d/contract";
import * as z from "zod/mini";
import type { UnreachedMembers } from "./call-view.ts";

/** A signal of cmd 3 between two people. */
export interface PrivateSignal {
  type: number;
  sendId: number;
  recvId: number;
  callId: string;
  content: string;
}

const isCall = (type: unknown, from: number): boolean =>
  typeof type === "number" && type >= from && type < from + 100;

/** The private call signal in a frame, if any. */
export function privateSignalOf(frame: DownFrame): PrivateSignal | null {
  if (frame.cmd !== 3 || !isCall(frame.data.type, 100) || !("recvId" in frame.data)) return null;
  const { type, sendId, recvId, content = "" } = frame.data;
  return { type, sendId, recvId, content, callId: "callId" in frame.data ? (frame.data.callId ?? "") : "" };
}

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export const readOffer = (content: string) => parsed(callOffer, content);
export const readAnswer = (content: string) => parsed(callAnswer, content);

/** Parses a signal inside a call; a legacy client's bare candidate becomes a batch of one. */
export function readCallSignal(content: string): CallSignal | null {
  const ours = parsed(callSignal, content);
  if (ours !== null) return ours;
  const bare: IceCandidate | null = parsed(iceCandidate, content);
  return bare === null ? null : { kind: "candidates", partyId: "family", candidates: [bare] };
}

/** A signal of cmd 4 in a group's call. */
export interface GroupSignal {
  type: number;
  groupId: number;
  sendId: number;
  callId: string;
  content: string;
}

/** The group call signal in a frame, if any. */
export function groupSignalOf(frame: DownFrame): GroupSignal | null {
  if (frame.cmd !== 4 || !isCall(frame.data.type, 200) || !("groupId" in frame.data)) return null;
  const { data } = frame;
  if (!("sendId" in data) || data.sendId === undefined) return null;
  const content = "content" in data ? (data.content ?? "") : "";
  const callId = "callId" in data ? (data.callId ?? "") : "";
  return { type: data.type, groupId: data.groupId, sendId: data.sendId, callId, content };
}

export const readParticipants = (content: string): Participant[] =>
  parsed(z.array(participant), content) ?? [];
export const readParticipant = (content: string) => parsed(participant, content);
export const readDevice = (content: string) =>
  parsed(z.object({ isCamera: z.boolean(), isMicroPhone: z.boolean() }), content);
/** The reason the other side failed; empty when it only repeats what the screen says anyway. */
export const readReason = (content: string): string =>
  Object.values<string>(ringFailures).includes(content) ? "" : content;
/** Who of a group was not reached, and for which known reason; any other text is shown as it is. */
export function readFailure(
  content: string,
): (Pick<UnreachedMembers, "why" | "words"> & { userIds: number[] }) | null {
  const failure = parsed(z.object({ userIds: z.array(z.number()), reason: z.string() }), content);
  if (failure === null) return null;
  const { userIds, reason: words } = failure;
  const known = (["offline", "busy", "unanswered"] as const).find((why) => groupRingFailures[why] === words);
  return { userIds, words, why: known ?? "said" };
}
/** The peer runs our client if its descriptions carry a page id. */
export const readDescription = (content: string) => readOffer(content) ?? readAnswer(content);
