import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { forgiveCalls } from "./call-limits.ts";
import { signalPrivate } from "./call-signals.ts";
import { keepPrivate } from "./call-state.ts";
import { changePair } from "./pair-call.ts";
import { answer, lapse } from "./private-call.ts";
import { answeredElsewhere, over } from "./refusals.ts";

/**
 * Answers on this terminal; of several the first wins, the others stop ringing at once (`CALL-3`).
 * @throws Failure conflict when the call is over or answered elsewhere.
 */
export async function acceptPrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.accept>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, type, sdp, partyId = "" } = input;
  const me = { id: actor.id, sessionId: actor.sessionId, partyId };
  const call = await changePair(services, { userId: actor.id, uid, callId }, (change, standing, now) => {
    if (standing.calleeId !== actor.id) return over();
    const { callee } = standing;
    if (callee?.sessionId === me.sessionId && callee.partyId === partyId) return standing;
    if (callee !== null) return answeredElsewhere();
    if (lapse(standing, now) !== null) return over();
    const answered = answer(standing, me, now, services.config.calls);
    keepPrivate(change, answered);
    return answered;
  });
  const signal = { type: MessageType.RTC_ACCEPT, from: actor.id, to: uid, callId: call.callId };
  const content = JSON.stringify({ type, sdp, ...(partyId === "" ? {} : { partyId }) });
  signalPrivate(services, { ...signal, content }, { onlySession: call.caller.sessionId });
  signalPrivate(services, signal, { toOwn: true, exceptSession: actor.sessionId });
  await forgiveCalls(services, uid, actor.id);
  return null;
}
