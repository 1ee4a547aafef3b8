import { groupRingFailures, MessageType, ringFailures } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { signalPrivate } from "./call-signals.ts";
import { callKeyKind, endGroup, endPrivate, saveGroupCall } from "./call-state.ts";
import {
  type GroupCall,
  type GroupCallParticipant,
  insideOf,
  isInside,
  lapsedIn,
  without,
} from "./group-call.ts";
import { publishCallBanner, publishCallOver, signalCall, signalUnreached } from "./group-call-signals.ts";
import { dueAt, type EndedCall, ended, lapse, type PrivateCall } from "./private-call.ts";

import { recordCall, recordInBackground } from "./record-call.ts";

/** Calls handled in one pass; the rest follow in the next, a second later. */
const AT_ONCE = 100;

async function recordAgain(services: Services, key: string): Promise<void> {
  const end = await changeState(services.state, (change) => change.get<EndedCall>(key));
  if (end !== null) await recordCall(services, end);
}

async function sweep(services: Services, key: string): Promise<void> {
  const kind = callKeyKind(key);
  if (kind === "pair") return sweepPrivateCall(services, key);
  if (kind === "group") return sweepGroupCall(services, key);
  if (kind === "ended") return recordAgain(services, key);
}

/**
 * Ends calls that rang too long or lost their people. Every node runs this each second and the first one wins, so a
 * call never depends on the node it began on (`calls §1.1`).
 */
export async function sweepCalls(services: Services): Promise<void> {
  for (const key of await services.state.due(services.clock.now(), AT_ONCE)) await sweep(services, key);
}

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

/** Both are signalled, the expired one too: perhaps their page only slept. */
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

/** Ends a private call that is due; one node does it. */
async function sweepPrivateCall(services: Services, key: string): Promise<void> {
  const now = services.clock.now();
  const swept = await changeState(services.state, (change) => decidePrivate(change, key, now));
  if (swept === null) return;
  signalSwept(services, swept);
  recordInBackground(services, swept.end);
}

interface SweptGroupCall {
  before: GroupCall;
  after: GroupCall | null;
  lapsed: GroupCallParticipant[];
}

async function decideGroup(change: StateChange, key: string, now: number): Promise<SweptGroupCall | null> {
  const before = await change.get<GroupCall>(key);
  if (before === null) {
    change.remove(key);
    return null;
  }
  const lapsed = lapsedIn(before, now);
  const remaining = without(
    before,
    lapsed.map(({ id }) => id),
  );
  const after = insideOf(remaining).length > 0 ? remaining : null;
  if (after === null) endGroup(change, before);
  else saveGroupCall(change, after, before);
  return { before, after, lapsed };
}

/** Removes those who did not come or whose terminal is silent, and signals everybody, them included. */
async function sweepGroupCall(services: Services, key: string): Promise<void> {
  const now = services.clock.now();
  const swept = await changeState(services.state, (change) => decideGroup(change, key, now));
  if (swept === null) return;
  const { before, after, lapsed } = swept;
  if (after === null) {
    await publishCallOver(services, before, lapsed.find(isInside)?.id ?? before.host.id);
    return;
  }
  const rung = lapsed.filter((one) => !isInside(one)).map(({ id }) => id);
  const reason = groupRingFailures.unanswered;
  signalUnreached(services, before, { from: before.host.id, userIds: rung, reason }, {});
  for (const { id } of lapsed.filter(isInside))
    signalCall(services, before, { type: MessageType.RTC_GROUP_QUIT, from: id });
  await publishCallBanner(services, after.groupId, after);
}
