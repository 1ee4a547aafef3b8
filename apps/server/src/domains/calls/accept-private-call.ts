import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { failAnsweredElsewhere, failCallOver } from "./call-errors.ts";
import { resetUnansweredLimit } from "./call-limits.ts";
import { signalPrivate } from "./call-signals.ts";
import { savePrivateCall } from "./call-state.ts";
import { changePair } from "./change-call.ts";
import { answer, lapse } from "./private-call.ts";

/**
 * Accepts the call on this terminal; the first of several wins, the others stop ringing at once (`CALL-3`).
 * @throws Failure conflict when the call is over or was accepted elsewhere.
 */
export async function acceptPrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.accept>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, type, sdp, partyId = "" } = input;
  const me = { id: actor.id, sessionId: actor.sessionId, partyId };
  const call = await changePair(services, { userId: actor.id, uid, callId }, (change, currentCall, now) => {
    if (currentCall.calleeId !== actor.id) return failCallOver();
    const { callee } = currentCall;
    if (callee?.sessionId === me.sessionId && callee.partyId === partyId) return currentCall;
    if (callee !== null) return failAnsweredElsewhere();
    if (lapse(currentCall, now) !== null) return failCallOver();
    const answered = answer(currentCall, me, now, services.config.calls);
    savePrivateCall(change, answered);
    return answered;
  });
  const signal = { type: MessageType.RTC_ACCEPT, from: actor.id, to: uid, callId: call.callId };
  const content = JSON.stringify({ type, sdp, ...(partyId === "" ? {} : { partyId }) });
  signalPrivate(services, { ...signal, content }, { onlySession: call.caller.sessionId });
  signalPrivate(services, signal, { toOwn: true, exceptSession: actor.sessionId });
  await resetUnansweredLimit(services, uid, actor.id);
  return null;
}
