import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { signalPrivate } from "./call-signals.ts";
import { endPrivate } from "./call-state.ts";
import { changePair } from "./pair-call.ts";
import { type EndedCall, ended, type PrivateCall, partyOf, peerOf } from "./private-call.ts";
import { recordSoon } from "./record-call.ts";
import { answeredElsewhere } from "./refusals.ts";

interface How {
  actor: UserActor;
  /** Set when the call could not be; the words the other is shown. */
  reason?: string | undefined;
}

/** What becomes of the call when this person ends it now. */
function outcome(call: PrivateCall, { actor, reason }: How, now: number): EndedCall {
  if (call.callee !== null && partyOf(call, actor.sessionId) === null) return answeredElsewhere();
  if (reason !== undefined) return ended(call, "failed", now);
  return ended(call, call.caller.id === actor.id ? "cancelled" : "rejected", now);
}

/** Who hears of it, and as what: as long as it rings the callee's terminals all ring (`protocol §11.3`). */
function tellEnd(services: Services, call: PrivateCall, { actor, reason }: How): void {
  const { callId, caller, callee } = call;
  const from = actor.id;
  const to = peerOf(call, from);
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
  // Whatever it was to the caller, my other terminals stop ringing by a REJECT of mine (`protocol §11.3`).
  const own = { type: MessageType.RTC_REJECT, from, to, callId };
  signalPrivate(services, own, { toOwn: true, exceptSession: actor.sessionId });
}

async function end(
  services: Services,
  { uid, callId }: { uid: number; callId?: string | undefined },
  how: How,
): Promise<null> {
  const pair = { userId: how.actor.id, uid, callId };
  const { call, over } = await changePair(services, pair, (change, standing, now) => {
    const result = outcome(standing, how, now);
    endPrivate(change, result, now);
    return { call: standing, over: result };
  });
  tellEnd(services, call, how);
  recordSoon(services, over);
  return null;
}

/**
 * Reject, cancel and hang up are one act at different moments: who presses cancel while the other accepts hangs
 * up. @throws Failure conflict when the call is over or on another terminal.
 */
export const endPrivateCall = ({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.hangUp>>): Promise<null> =>
  end(ctx.services, input, { actor: ctx.actor });

/** The call could not be; the other is told why. @throws Failure conflict likewise. */
export const failPrivateCall = ({
  ctx,
  input,
}: Call<InputOf<typeof api.privateCalls.failed>>): Promise<null> =>
  end(ctx.services, input, { actor: ctx.actor, reason: input.reason });
