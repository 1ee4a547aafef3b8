import { groupRingFailures, MessageType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { endGroup, saveGroupCall } from "./call-state.ts";
import {
  type GroupCall,
  type GroupCallParticipant,
  insideOf,
  isInside,
  lapsedIn,
  without,
} from "./group-call.ts";
import { publishCallBanner, publishCallOver, signalCall, signalUnreached } from "./group-call-signals.ts";

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

/** Who did not come, and whose terminal is silent, is out; the others hear it, and so do they. */
export async function sweepGroupCall(services: Services, key: string): Promise<void> {
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
