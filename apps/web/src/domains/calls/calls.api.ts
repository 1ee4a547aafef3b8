import { api, type CallAnswer, type CallMode, type CallOffer, type CandidateBody } from "@4d/contract";
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
  config: () => quietCall(api.settings.config),
};
