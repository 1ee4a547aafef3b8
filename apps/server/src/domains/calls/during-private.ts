import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { Failure } from "../../platform/failure.ts";
import { takeSignal } from "./call-limits.ts";
import { signalPrivate } from "./call-signals.ts";
import { keepPrivate } from "./call-state.ts";
import { changePair, readPair } from "./pair-call.ts";
import { lapse, partyOf, renew } from "./private-call.ts";
import { over } from "./refusals.ts";

/** Hands a candidate or a later description to the other's terminal. @throws Failure conflict before and after the call. */
export async function relayCandidate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.candidate>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, ...body } = input;
  await takeSignal(services, actor.id);
  const call = await readPair(services, { userId: actor.id, uid, callId });
  const party = partyOf(call, actor.sessionId);
  if (party === null || call.callee === null) return over();
  const peer = call.caller.id === uid ? call.caller : call.callee;
  const signal = { type: MessageType.RTC_CANDIDATE, from: actor.id, to: uid, callId: call.callId };
  signalPrivate(services, { ...signal, content: JSON.stringify(body) }, { onlySession: peer.sessionId });
  return null;
}

/**
 * Renews this terminal's lease (`calls §2.6`). A client that says which call it means learns when that is
 * over; the family's says nothing and is never refused (`protocol §11.5`).
 */
export async function beatPrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.heartbeat>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, connected } = input;
  try {
    await changePair(services, { userId: actor.id, uid, callId }, (change, call, now) => {
      const rings = call.callee === null && call.calleeId === actor.id;
      if (rings) return;
      if (partyOf(call, actor.sessionId) === null || lapse(call, now) !== null) return over();
      keepPrivate(change, renew(call, actor.sessionId, connected, now + services.config.calls.leaseMs));
    });
  } catch (error) {
    if (callId !== undefined || !(error instanceof Failure)) throw error;
  }
  return null;
}
