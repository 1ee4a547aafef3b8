import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";

/** Calls per person: six a minute (`calls §7`). */
const CALLS = { rate: 6 / 60, burst: 6 };
/** Unanswered calls to one person: two at once, then one more every five minutes (`calls §7`). */
const UNANSWERED = { rate: 1 / 300, burst: 2 };
/** Signals inside a call: a burst while candidates are gathered, then few. */
const SIGNALS = { rate: 30, burst: 400 };

const pairKey = (from: number, to: number) => `call-unanswered:${from}:${to}` as const;

/** @throws Failure tooMany. */
export async function takeCallLimit(services: Services, from: number, to: number): Promise<void> {
  await enforceLimit(services, `call:${from}`, CALLS);
  await enforceLimit(services, pairKey(from, to), UNANSWERED);
}

/** Refunds a call that did not ring. */
export const refundCallLimit = (services: Services, from: number, to: number): Promise<void> =>
  services.limits.refund(pairKey(from, to), UNANSWERED);

/** Forgives earlier unanswered calls once one is answered. */
export const resetUnansweredLimit = (services: Services, from: number, to: number): Promise<void> =>
  services.limits.refund(pairKey(from, to), { ...UNANSWERED, cost: UNANSWERED.burst });

/** @throws Failure tooMany. */
export const takeGroupCallLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `call:${userId}`, CALLS);

/** @throws Failure tooMany. */
export const takeSignalLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `call-signal:${userId}`, SIGNALS);
