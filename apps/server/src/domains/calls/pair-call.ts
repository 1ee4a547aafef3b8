import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { failCallOver } from "./call-errors.ts";
import { keys } from "./call-state.ts";
import type { PrivateCall } from "./private-call.ts";

/** A question about the call between two people, by one of them. */
export interface Pair {
  userId: number;
  uid: number;
  /** Only this call, when the client says which. */
  callId?: string | undefined;
}

/** Changes the call between two people. @throws Failure conflict when there is none, or another one. */
export function changePair<R>(
  services: Services,
  { userId, uid, callId }: Pair,
  decide: (change: StateChange, call: PrivateCall, now: number) => R,
): Promise<R> {
  return changeState(services.state, async (change) => {
    const call = await change.get<PrivateCall>(keys.pair(userId, uid));
    if (call === null || (callId !== undefined && call.callId !== callId)) return failCallOver();
    return decide(change, call, services.clock.now());
  });
}

/** The call between two people as it is now. @throws Failure conflict likewise. */
export const readPair = (services: Services, pair: Pair): Promise<PrivateCall> =>
  changePair(services, pair, (_, call) => call);
