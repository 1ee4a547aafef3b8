import { MessageType, ringFailures } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { signalPrivate } from "./call-signals.ts";
import { endPrivate } from "./call-state.ts";
import { dueAt, type EndedCall, ended, lapse, type PrivateCall } from "./private-call.ts";
import { recordInBackground } from "./record-call.ts";

interface SweptPrivateCall {
  call: PrivateCall;
  end: EndedCall;
  lapsed: "caller" | "callee" | "unanswered";
}

function resultOf(call: PrivateCall, lapsed: SweptPrivateCall["lapsed"], now: number): EndedCall {
  if (lapsed === "unanswered") return ended(call, "missed", now);
  return ended(call, call.phase === "connecting" ? "failed" : "cancelled", now);
}

async function decidePrivate(
  change: StateChange,
  key: string,
  now: number,
): Promise<SweptPrivateCall | null> {
  const call = await change.get<PrivateCall>(key);
  const lapsed = call === null ? null : lapse(call, now);
  if (call !== null && lapsed !== null) {
    const end = resultOf(call, lapsed, now);
    endPrivate(change, end, now);
    return { call, end, lapsed };
  }
  if (call === null) change.remove(key);
  else change.put(key, call, dueAt(call));
  return null;
}

/** Both hear it, the one who is gone too: perhaps his page only slept. */
function signalSwept(services: Services, { call, lapsed }: SweptPrivateCall): void {
  const { caller, callee, calleeId, callId } = call;
  if (callee !== null) {
    const type = MessageType.RTC_HANDUP;
    const toCallee = { type, from: caller.id, to: calleeId, callId };
    const toCaller = { type, from: calleeId, to: caller.id, callId };
    signalPrivate(services, toCallee, { onlySession: callee.sessionId });
    signalPrivate(services, toCaller, { onlySession: caller.sessionId });
    return;
  }
  signalPrivate(services, { type: MessageType.RTC_CANCEL, from: caller.id, to: calleeId, callId });
  const content = ringFailures[lapsed === "unanswered" ? "unanswered" : "ended"];
  const failing = { type: MessageType.RTC_FAILED, from: calleeId, to: caller.id, callId, content };
  signalPrivate(services, failing, { onlySession: caller.sessionId });
}

/** Ends a call between two whose time has come; one node does. */
export async function sweepPrivateCall(services: Services, key: string): Promise<void> {
  const now = services.clock.now();
  const swept = await changeState(services.state, (change) => decidePrivate(change, key, now));
  if (swept === null) return;
  signalSwept(services, swept);
  recordInBackground(services, swept.end);
}
