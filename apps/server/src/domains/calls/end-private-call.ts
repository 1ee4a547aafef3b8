import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { failAnsweredElsewhere } from "./call-errors.ts";
import { signalPrivate } from "./call-signals.ts";
import { endPrivate } from "./call-state.ts";
import { changePair } from "./change-call.ts";
import { type EndedCall, ended, otherIdOf, type PrivateCall, peerBySession } from "./private-call.ts";
import { recordInBackground } from "./record-call.ts";

interface EndedBy {
  actor: UserActor;
  /** Set when the call failed; the text shown to the peer. */
  reason?: string | undefined;
}

/** The result of a call that this person ends now. */
function outcome(call: PrivateCall, { actor, reason }: EndedBy, now: number): EndedCall {
  if (call.callee !== null && peerBySession(call, actor.sessionId) === null) return failAnsweredElsewhere();
  if (reason !== undefined) return ended(call, "failed", now);
  return ended(call, call.caller.id === actor.id ? "cancelled" : "rejected", now);
}

/** Signals the end to the peer. While it rings, that is all of the callee's terminals (`protocol §11.3`). */
function signalEnd(services: Services, call: PrivateCall, { actor, reason }: EndedBy): void {
  const { callId, caller, callee } = call;
  const from = actor.id;
  const to = otherIdOf(call, from);
  const why = reason === undefined ? {} : { content: reason };
  if (callee !== null) {
    const type = reason === undefined ? MessageType.RTC_HANDUP : MessageType.RTC_FAILED;
    const onlySession = (caller.id === to ? caller : callee).sessionId;
    signalPrivate(services, { type, from, to, callId, ...why }, { onlySession });
    return;
  }
  if (caller.id === from) {
    signalPrivate(services, { type: MessageType.RTC_CANCEL, from, to, callId, ...why });
    return;
  }
  const type = reason === undefined ? MessageType.RTC_REJECT : MessageType.RTC_FAILED;
  signalPrivate(services, { type, from, to, callId, ...why }, { onlySession: caller.sessionId });
  // Whatever the caller was sent, my other terminals stop ringing by a REJECT of mine (`protocol §11.3`).
  const own = { type: MessageType.RTC_REJECT, from, to, callId };
  signalPrivate(services, own, { toOwn: true, exceptSession: actor.sessionId });
}

async function endCall(
  services: Services,
  { uid, callId }: { uid: number; callId?: string | undefined },
  endedBy: EndedBy,
): Promise<null> {
  const pair = { userId: endedBy.actor.id, uid, callId };
  const { call, over } = await changePair(services, pair, (change, currentCall, now) => {
    const result = outcome(currentCall, endedBy, now);
    endPrivate(change, result, now);
    return { call: currentCall, over: result };
  });
  signalEnd(services, call, endedBy);
  recordInBackground(services, over);
  return null;
}

/**
 * Reject, cancel and hang up are the same operation at different moments: cancelling while the callee accepts hangs up.
 * @throws Failure conflict when the call is over or on another terminal.
 */
export const endPrivateCall = ({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.hangUp>>): Promise<null> =>
  endCall(ctx.services, input, { actor: ctx.actor });

/** Ends a call that could not be set up; the peer is sent the reason. @throws Failure conflict likewise. */
export const failPrivateCall = ({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.failed>>): Promise<null> =>
  endCall(ctx.services, input, { actor: ctx.actor, reason: input.reason });
