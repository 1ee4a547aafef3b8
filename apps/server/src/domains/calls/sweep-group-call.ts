import { groupRingFailures, MessageType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { endGroup, keepGroup } from "./call-state.ts";
import { type GroupCall, type GroupPerson, insideOf, isInside, lapsedIn, without } from "./group-call.ts";
import { tellBanner, tellCall, tellFailed, tellOver } from "./tell-group.ts";

interface Swept {
  before: GroupCall;
  after: GroupCall | null;
  gone: GroupPerson[];
}

async function decide(change: StateChange, key: string, now: number): Promise<Swept | null> {
  const before = await change.get<GroupCall>(key);
  if (before === null) {
    change.remove(key);
    return null;
  }
  const gone = lapsedIn(before, now);
  const left = without(
    before,
    gone.map(({ id }) => id),
  );
  const after = insideOf(left).length > 0 ? left : null;
  if (after === null) endGroup(change, before);
  else keepGroup(change, after, before);
  return { before, after, gone };
}

/** Who did not come, and whose terminal is silent, is out; the others hear it, and so do they. */
export async function sweepGroupCall(services: Services, key: string): Promise<void> {
  const now = services.clock.now();
  const swept = await changeState(services.state, (change) => decide(change, key, now));
  if (swept === null) return;
  const { before, after, gone } = swept;
  if (after === null) {
    await tellOver(services, before, gone.find(isInside)?.id ?? before.host.id);
    return;
  }
  const rung = gone.filter((one) => !isInside(one)).map(({ id }) => id);
  const reason = groupRingFailures.unanswered;
  tellFailed(services, before, { from: before.host.id, userIds: rung, reason }, {});
  for (const { id } of gone.filter(isInside))
    tellCall(services, before, { type: MessageType.RTC_GROUP_QUIT, from: id });
  await tellBanner(services, after.groupId, after);
}
