import type { CallMode, CallResult } from "@4d/contract";

/** A peer in a call: who, on which session, and until when they count as connected. */
export interface CallPeer {
  id: number;
  sessionId: string;
  /** The page of that session; empty for legacy clients. */
  partyId: string;
  until: number;
}

/**
 * A call between two people: `ringing` until the callee accepts, `connecting` until media flows, `active` until it ends
 * (`calls §1.1`).
 */
export interface PrivateCall {
  callId: string;
  mode: CallMode;
  phase: "ringing" | "connecting" | "active";
  caller: CallPeer;
  calleeId: number;
  callee: CallPeer | null;
  /** JSON text of the caller's offer, for a terminal of the callee that comes online while it rings. */
  offer: string;
  rungAt: number;
  /** When it ends unanswered. */
  ringsUntil: number;
  answeredAt: number | null;
}

/** An ended call, until its record is stored. */
export interface EndedCall {
  callId: string;
  mode: CallMode;
  callerId: number;
  calleeId: number;
  result: CallResult;
  /** Milliseconds since it was accepted. */
  duration: number;
  /** The callee never learns of the call: they block the caller. */
  silent: boolean;
}

/** How long a call rings, and how long a silent terminal counts as connected, ms (the server's settings). */
export interface CallTimes {
  ringMs: number;
  leaseMs: number;
}

/** Starts ringing. */
export function ring(
  call: Pick<PrivateCall, "callId" | "mode" | "calleeId" | "offer"> & { caller: Omit<CallPeer, "until"> },
  now: number,
  { ringMs, leaseMs }: CallTimes,
): PrivateCall {
  const caller = { ...call.caller, until: now + leaseMs };
  const times = { rungAt: now, ringsUntil: now + ringMs, answeredAt: null };
  return { ...call, ...times, caller, phase: "ringing", callee: null };
}

/** The callee accepts on one terminal. */
export function answer(
  call: PrivateCall,
  callee: Omit<CallPeer, "until">,
  now: number,
  { leaseMs }: CallTimes,
): PrivateCall {
  const until = now + leaseMs;
  return {
    ...call,
    phase: "connecting",
    callee: { ...callee, until },
    caller: { ...call.caller, until },
    offer: "",
    answeredAt: now,
  };
}

/** Renews the lease of a peer's terminal, which also reports whether media flows. */
export function renew(call: PrivateCall, sessionId: string, connected: boolean, until: number): PrivateCall {
  const renewed = (peer: CallPeer): CallPeer => (peer.sessionId === sessionId ? { ...peer, until } : peer);
  return {
    ...call,
    phase: call.phase === "connecting" && connected ? "active" : call.phase,
    caller: renewed(call.caller),
    callee: call.callee && renewed(call.callee),
  };
}

/** When the call must be checked again. */
export function dueAt(call: PrivateCall): number {
  if (call.callee === null) return Math.min(call.ringsUntil, call.caller.until);
  return Math.min(call.caller.until, call.callee.until);
}

/** Whose lease expired, or `unanswered`; null while all is well. */
export function lapse(call: PrivateCall, now: number): "caller" | "callee" | "unanswered" | null {
  if (call.caller.until <= now) return "caller";
  if (call.callee === null) return call.ringsUntil <= now ? "unanswered" : null;
  return call.callee.until <= now ? "callee" : null;
}

/** The id of the peer. */
export const otherIdOf = (call: PrivateCall, userId: number): number =>
  call.caller.id === userId ? call.calleeId : call.caller.id;

/** The peer on this terminal; null for strangers and for a terminal that only rings. */
export function peerBySession(call: PrivateCall, sessionId: string): CallPeer | null {
  if (call.caller.sessionId === sessionId) return call.caller;
  return call.callee?.sessionId === sessionId ? call.callee : null;
}

/** The result of an ended call: once accepted it counts as answered unless it never connected. */
export function ended(call: PrivateCall, result: Exclude<CallResult, "answered">, now: number): EndedCall {
  const { callId, mode, caller, calleeId, answeredAt } = call;
  const talked = answeredAt !== null && result !== "failed";
  return {
    callId,
    mode,
    callerId: caller.id,
    calleeId,
    result: talked ? "answered" : result,
    duration: talked ? now - answeredAt : 0,
    silent: false,
  };
}
