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

interface CallRef {
  uid: number;
  callId: string;
}

/** Can end a call even while the page closes. */
const callKeepalive = callWith({ quiet: true, keepalive: true });

/** Glare: both called each other at once and the other's call wins. Its ring comes, or has come, by the socket. */
export const isGlare = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.data === "object" &&
  error.data !== null &&
  "callId" in error.data;

/** Private call endpoints; failures reject without a toast. */
export const callsApi = {
  ring: (query: CallRef & { mode: CallMode }, body: CallOffer) =>
    quietCall(api.privateCalls.call, { query, body }),
  accept: (query: CallRef, body: CallAnswer) => quietCall(api.privateCalls.accept, { query, body }),
  reject: (query: CallRef) => callKeepalive(api.privateCalls.reject, { query }),
  cancel: (query: CallRef) => callKeepalive(api.privateCalls.cancel, { query }),
  failed: (query: CallRef & { reason: string }) => callKeepalive(api.privateCalls.failed, { query }),
  hangUp: (query: CallRef) => callKeepalive(api.privateCalls.hangUp, { query }),
  signal: (query: CallRef, body: CandidateBody) => quietCall(api.privateCalls.candidate, { query, body }),
  heartbeat: (query: CallRef & { connected: boolean }) => quietCall(api.privateCalls.heartbeat, { query }),
  info: () => quietCall(api.privateCalls.info),
  rate: (query: CallRef, stars: number) => quietCall(api.privateCalls.rate, { query, body: { stars } }),
  config: () => quietCall(api.settings.config),
};

interface ToOne {
  groupId: number;
  userId: number;
}
const groupQuery = (groupId: number) => ({ query: { groupId } });
const invitees = (ids: readonly number[]) => ids.map((id) => ({ id, isCamera: false, isMicroPhone: true }));

/** Group call endpoints; failures reject without a toast. */
export const groupCallsApi = {
  setUp: (
    groupId: number,
    me: Pick<Participant, "id" | "isCamera" | "isMicroPhone">,
    ids: readonly number[],
  ) => quietCall(api.groupCalls.setup, { body: { groupId, userInfos: [me, ...invitees(ids)] } }),
  invite: (groupId: number, ids: readonly number[]) =>
    quietCall(api.groupCalls.invite, { body: { groupId, userInfos: invitees(ids) } }),
  accept: (groupId: number) => quietCall(api.groupCalls.accept, groupQuery(groupId)),
  join: (groupId: number) => quietCall(api.groupCalls.join, groupQuery(groupId)),
  reject: (groupId: number) => callKeepalive(api.groupCalls.reject, groupQuery(groupId)),
  quit: (groupId: number) => callKeepalive(api.groupCalls.quit, groupQuery(groupId)),
  cancel: (groupId: number) => callKeepalive(api.groupCalls.cancel, groupQuery(groupId)),
  heartbeat: (groupId: number) => quietCall(api.groupCalls.heartbeat, groupQuery(groupId)),
  info: (groupId: number) => quietCall(api.groupCalls.info, groupQuery(groupId)),
  media: (groupId: number) => quietCall(api.groupCalls.media, groupQuery(groupId)),
  running: () => quietCall(api.groupCalls.running),
  device: (body: { groupId: number; isCamera: boolean; isMicroPhone: boolean }) =>
    quietCall(api.groupCalls.device, { body }),
  offer: (to: ToOne, offer: string) => quietCall(api.groupCalls.offer, { body: { ...to, offer } }),
  answer: (to: ToOne, answer: string) => quietCall(api.groupCalls.answer, { body: { ...to, answer } }),
  candidate: (to: ToOne, candidate: string) =>
    quietCall(api.groupCalls.candidate, { body: { ...to, candidate } }),
};
