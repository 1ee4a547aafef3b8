import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { failCallOver } from "./call-errors.ts";
import { endGroup, keys, saveGroupCall } from "./call-state.ts";
import { type GroupCall, insideOf } from "./group-call.ts";
import type { PrivateCall } from "./private-call.ts";

/** One of two people, and the peer in their call. */
interface Pair {
  userId: number;
  uid: number;
  /** Only this call, when the client names one. */
  callId?: string | undefined;
}

/** Changes the call between two people. @throws Failure conflict when there is none, or a different one. */
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

/** Reads the call between two people. @throws Failure conflict likewise. */
export const readPair = (services: Services, pair: Pair): Promise<PrivateCall> =>
  changePair(services, pair, (_, call) => call);

/** Result of a change: the call before and after; `after` is null when nobody is inside any more. */
interface Changed {
  before: GroupCall;
  after: GroupCall | null;
}

/** Changes a group call; it ends when the last person leaves. @throws Failure conflict when there is none. */
export function changeGroup(
  services: Services,
  groupId: number,
  decide: (call: GroupCall, now: number, change: StateChange) => GroupCall | Promise<GroupCall>,
): Promise<Changed> {
  return changeState(services.state, async (change) => {
    const before = await change.get<GroupCall>(keys.group(groupId));
    if (before === null) return failCallOver();
    const after = await decide(before, services.clock.now(), change);
    if (insideOf(after).length > 0) {
      saveGroupCall(change, after, before);
      return { before, after };
    }
    endGroup(change, before);
    return { before, after: null };
  });
}

/** Reads a group call; null when there is none. */
export const readGroupCall = (services: Services, groupId: number): Promise<GroupCall | null> =>
  changeState(services.state, (change) => change.get<GroupCall>(keys.group(groupId)));

/** The running calls of these groups. */
export async function readGroupCalls(services: Services, groupIds: readonly number[]): Promise<GroupCall[]> {
  const texts = await services.state.read(groupIds.map(keys.group));
  return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as GroupCall]));
}
