import { randomBytes } from "node:crypto";
import { type api, type InputOf, MessageType, privateChatId } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { relationsOf } from "../friends/index.ts";
import { findRingable, type Ringable, ringDevices } from "../push/index.ts";
import { ensureAllowed, failInCall, failNotConnected } from "./call-errors.ts";
import { refundCallLimit, takeCallLimit } from "./call-limits.ts";
import { signalPrivate } from "./call-signals.ts";
import { busyWith, keys, queueCallRecord, savePrivateCall } from "./call-state.ts";
import { mayCallFriend } from "./calls.policy.ts";
import { type EndedCall, type PrivateCall, ring } from "./private-call.ts";
import { recordInBackground } from "./record-call.ts";

type Input = InputOf<typeof api.privateCalls.call>;
type PlacedCall =
  | { rings: PrivateCall; instead: PrivateCall | null }
  /** The call never rang. */
  | { end: EndedCall };

/** Ids sort by time, so that of two simultaneous calls the earlier one stands. */
export const newCallId = (now: number): string => now.toString(36) + randomBytes(6).toString("hex");

/**
 * When two people ring each other at once, the call with the lesser id stands and its callee accepts (`calls §2.4`).
 */
function settleGlare(existing: PrivateCall, mine: PrivateCall): PrivateCall {
  const isGlare = existing.phase === "ringing" && existing.caller.id === mine.calleeId;
  if (!isGlare) return failInCall();
  if (existing.callId < mine.callId)
    fail("conflict", { zh: "对方正在呼叫你", en: "They are calling you", data: { callId: existing.callId } });
  return existing;
}

async function placeCall(change: StateChange, call: PrivateCall, now: number): Promise<PlacedCall> {
  const { caller, calleeId } = call;
  const existing = await change.get<PrivateCall>(keys.pair(caller.id, calleeId));
  const isAgain = existing?.callId === call.callId && existing.caller.sessionId === caller.sessionId;
  if (existing !== null && isAgain) return { rings: existing, instead: null };
  const instead = existing === null ? null : settleGlare(existing, call);
  if (instead === null) {
    if ((await busyWith(change, caller.id)) !== null) return failInCall();
    if ((await busyWith(change, calleeId)) !== null) return endUnreached(change, call, "busy", now);
  }
  savePrivateCall(change, call);
  return { rings: call, instead };
}

function endUnreached(
  change: StateChange,
  { callId, mode, caller, calleeId }: PrivateCall,
  result: "busy" | "missed",
  now: number,
  silent = false,
): PlacedCall {
  const end = { callId, mode, callerId: caller.id, calleeId, result, duration: 0, silent };
  queueCallRecord(change, end, now);
  return { end };
}

function signalRing(services: Services, call: PrivateCall, instead: PrivateCall | null): void {
  const { caller, calleeId, callId, mode, offer } = call;
  if (instead !== null) {
    const stopping = { type: MessageType.RTC_CANCEL, from: calleeId, to: caller.id, callId: instead.callId };
    signalPrivate(services, stopping, { exceptSession: caller.sessionId });
  }
  const type = mode === "video" ? MessageType.RTC_CALL_VIDEO : MessageType.RTC_CALL_VOICE;
  signalPrivate(services, { type, from: caller.id, to: calleeId, callId, content: offer });
}

interface Reachability {
  blocked: boolean;
  online: boolean;
  /** Terminals with a closed app that can ring. */
  closedApps: Ringable;
}
const canRing = ({ blocked, online, closedApps: away }: Reachability): boolean =>
  !blocked && (online || away.size > 0);

async function reachOf(
  services: Services,
  from: number,
  to: number,
  blocked: boolean,
): Promise<Reachability> {
  const online = (await services.presence.terminalsOf([to])).has(to);
  const ringing = { from, chatId: privateChatId(from), userIds: [to] };
  const closedApps: Ringable = online || blocked ? new Map() : await findRingable(services, ringing);
  return { blocked, online, closedApps };
}

async function ringOrRecord(services: Services, call: PrivateCall, reach: Reachability): Promise<void> {
  const now = services.clock.now();
  const placed = await changeState(services.state, async (change) =>
    canRing(reach) ? placeCall(change, call, now) : endUnreached(change, call, "missed", now, reach.blocked),
  );
  if ("rings" in placed) {
    signalRing(services, placed.rings, placed.instead);
    ringDevices(services, [...reach.closedApps.values()], placed.rings.ringsUntil);
    return;
  }
  recordInBackground(services, placed.end);
  if (placed.end.result === "busy")
    fail("conflict", { zh: "对方正在通话中", en: "They are in another call" });
  fail("conflict", { zh: "对方暂时无法接通", en: "They can’t be reached right now" });
}

function callOf(services: Services, actor: UserActor, input: Input) {
  const { uid, mode, callId, type, sdp, partyId } = input;
  const now = services.clock.now();
  const offer = JSON.stringify({ type, sdp, ...(partyId === undefined ? {} : { partyId }) });
  const caller = { id: actor.id, sessionId: actor.sessionId, partyId: partyId ?? "" };
  const call = { callId: callId ?? newCallId(now), mode, calleeId: uid, offer, caller };
  return ring(call, now, services.config.calls);
}

/**
 * Rings all terminals of a friend (`protocol §11.2`, `CALL-3`). Both people become busy in one step, or neither does.
 * To a blocked caller the callee looks offline.
 * @throws Failure forbidden (not friends), conflict (busy, offline, ringing me), tooMany.
 */
export async function callPrivate({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { uid } = input;
  const [relation] = await relationsOf(services.db, [{ from: actor.id, to: uid }]);
  ensureAllowed(mayCallFriend({ toSelf: uid === actor.id, friends: relation?.friends ?? false }));
  if (!(await services.presence.terminalsOf([actor.id])).has(actor.id)) failNotConnected();
  await takeCallLimit(services, actor.id, uid);
  const call = callOf(services, actor, input);
  const reach = await reachOf(services, actor.id, uid, relation?.blocked ?? false);
  try {
    await ringOrRecord(services, call, reach);
  } catch (error) {
    if (canRing(reach)) await refundCallLimit(services, actor.id, uid);
    throw error;
  }
  return null;
}
