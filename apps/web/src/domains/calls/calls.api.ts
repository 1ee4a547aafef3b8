import {
  api,
  type CallAnswer,
  type CallMode,
  type CallOffer,
  type CandidateBody,
  type Participant,
} from "@4d/contract";
import { callWith, quietCall } from "../../platform/http/client.ts";
import { ApiError } from "../../platform/http/errors.ts";

interface Other {
  uid: number;
  callId: string;
}

/** Ends a call even from a page that closes. */
const lastCall = callWith({ quiet: true, keepalive: true });

/** Both rang each other at once and the other's call stands: its ring comes, or has come, by the socket. */
export const isGlare = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.data === "object" &&
  error.data !== null &&
  "callId" in error.data;

/** Calls between two people; failures are only rejected. */
export const callsApi = {
  ring: (query: Other & { mode: CallMode }, body: CallOffer) =>
    quietCall(api.privateCalls.call, { query, body }),
  accept: (query: Other, body: CallAnswer) => quietCall(api.privateCalls.accept, { query, body }),
  reject: (query: Other) => lastCall(api.privateCalls.reject, { query }),
  cancel: (query: Other) => lastCall(api.privateCalls.cancel, { query }),
  failed: (query: Other & { reason: string }) => lastCall(api.privateCalls.failed, { query }),
  hangUp: (query: Other) => lastCall(api.privateCalls.hangUp, { query }),
  signal: (query: Other, body: CandidateBody) => quietCall(api.privateCalls.candidate, { query, body }),
  beat: (query: Other & { connected: boolean }) => quietCall(api.privateCalls.heartbeat, { query }),
  info: () => quietCall(api.privateCalls.info),
  rate: (query: Other, stars: number) => quietCall(api.privateCalls.rate, { query, body: { stars } }),
  config: () => quietCall(api.settings.config),
};

interface ToOne {
  groupId: number;
  userId: number;
}
const inGroup = (groupId: number) => ({ query: { groupId } });
const named = (ids: readonly number[]) => ids.map((id) => ({ id, isCamera: false, isMicroPhone: true }));

/** Calls inside a group; failures are only rejected. */
export const groupCallsApi = {
  setUp: (
    groupId: number,
    me: Pick<Participant, "id" | "isCamera" | "isMicroPhone">,
    ids: readonly number[],
  ) => quietCall(api.groupCalls.setup, { body: { groupId, userInfos: [me, ...named(ids)] } }),
  invite: (groupId: number, ids: readonly number[]) =>
    quietCall(api.groupCalls.invite, { body: { groupId, userInfos: named(ids) } }),
  accept: (groupId: number) => quietCall(api.groupCalls.accept, inGroup(groupId)),
  join: (groupId: number) => quietCall(api.groupCalls.join, inGroup(groupId)),
  reject: (groupId: number) => lastCall(api.groupCalls.reject, inGroup(groupId)),
  quit: (groupId: number) => lastCall(api.groupCalls.quit, inGroup(groupId)),
  cancel: (groupId: number) => lastCall(api.groupCalls.cancel, inGroup(groupId)),
  beat: (groupId: number) => quietCall(api.groupCalls.heartbeat, inGroup(groupId)),
  info: (groupId: number) => quietCall(api.groupCalls.info, inGroup(groupId)),
  media: (groupId: number) => quietCall(api.groupCalls.media, inGroup(groupId)),
  running: () => quietCall(api.groupCalls.running),
  device: (body: { groupId: number; isCamera: boolean; isMicroPhone: boolean }) =>
    quietCall(api.groupCalls.device, { body }),
  offer: (to: ToOne, offer: string) => quietCall(api.groupCalls.offer, { body: { ...to, offer } }),
  answer: (to: ToOne, answer: string) => quietCall(api.groupCalls.answer, { body: { ...to, answer } }),
  candidate: (to: ToOne, candidate: string) =>
    quietCall(api.groupCalls.candidate, { body: { ...to, candidate } }),
};
