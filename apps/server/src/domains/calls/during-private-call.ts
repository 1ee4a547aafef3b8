import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { Failure } from "../../platform/failure.ts";
import { failCallOver } from "./call-errors.ts";
import { takeSignalLimit } from "./call-limits.ts";
import { signalPrivate } from "./call-signals.ts";
import { savePrivateCall } from "./call-state.ts";
import { changePair, readPair } from "./change-call.ts";
import { lapse, peerBySession, renew } from "./private-call.ts";

/** Relays a candidate or a later description to the peer. @throws Failure conflict before and after the call. */
export async function relayCandidate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.candidate>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, ...body } = input;
  await takeSignalLimit(services, actor.id);
  const call = await readPair(services, { userId: actor.id, uid, callId });
  const own = peerBySession(call, actor.sessionId);
  if (own === null || call.callee === null) return failCallOver();
  const peer = call.caller.id === uid ? call.caller : call.callee;
  const signal = { type: MessageType.RTC_CANDIDATE, from: actor.id, to: uid, callId: call.callId };
  signalPrivate(services, { ...signal, content: JSON.stringify(body) }, { onlySession: peer.sessionId });
  return null;
}

/**
 * Renews this terminal's lease (`calls §2.6`). A client that names its call learns when it is over; the legacy client
 * names none and is never refused (`protocol §11.5`).
 */
export async function renewPrivateLease({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.heartbeat>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, connected } = input;
  try {
    await changePair(services, { userId: actor.id, uid, callId }, (change, call, now) => {
      const rings = call.callee === null && call.calleeId === actor.id;
      if (rings) return;
      if (peerBySession(call, actor.sessionId) === null || lapse(call, now) !== null) return failCallOver();
      savePrivateCall(change, renew(call, actor.sessionId, connected, now + services.config.calls.leaseMs));
    });
  } catch (error) {
    if (callId !== undefined || !(error instanceof Failure)) throw error;
  }
  return null;
}
