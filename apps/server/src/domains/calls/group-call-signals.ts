import { MessageType } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { membersOfRoom } from "../groups/index.ts";
import { signalGroup } from "./call-signals.ts";
import { type GroupCall, insideOf } from "./group-call.ts";
import { groupCallTipIntent } from "./group-call-tip.intent.ts";

interface GroupCallSignal {
  type: number;
  from: number;
  content?: string;
}

/** Sends a signal to everybody in the call, or only to `users` (`protocol §12.1`). */
export function signalCall(
  services: Services,
  call: GroupCall,
  { type, from, content = "" }: GroupCallSignal,
  to: { users?: readonly number[]; exceptSession?: string; onlySession?: string } = {},
): void {
  const { users = call.people.map(({ id }) => id), ...which } = to;
  signalGroup(services, users, { type, groupId: call.groupId, from, callId: call.callId, content }, which);
}

/** Signals that some people were not reached. */
export function signalUnreached(
  services: Services,
  call: GroupCall,
  failure: { from: number; userIds: readonly number[]; reason: string },
  to: Parameters<typeof signalCall>[3],
): void {
  if (failure.userIds.length === 0) return;
  const content = JSON.stringify({ userIds: failure.userIds, reason: failure.reason });
  signalCall(services, call, { type: MessageType.RTC_GROUP_FAILED, from: failure.from, content }, to);
}

/** Sends every member the people inside, for the banner (`CALL-2`); an empty list when the call is over. */
export async function publishCallBanner(
  services: Services,
  groupId: number,
  call: GroupCall | null,
): Promise<void> {
  const insideIds = call === null ? [] : insideOf(call).map(({ id }) => id);
  const members = (await membersOfRoom(services.db, groupId)).filter(({ to }) => to === null);
  publishEvent(
    services.bus,
    members.map(({ userId }) => userId),
    { type: "group.call", groupId, insideIds },
  );
}

/** Signals everybody that the call is over, and posts the tip to the group's chat. */
export async function publishCallOver(services: Services, call: GroupCall, from: number): Promise<void> {
  signalCall(services, call, { type: MessageType.RTC_GROUP_CANCEL, from });
  await publishCallBanner(services, call.groupId, null);
  await services.streams.group.submit(groupCallTipIntent, {
    groupId: call.groupId,
    userId: from,
    event: "ended",
    callId: call.callId,
    duration: services.clock.now() - call.startedAt,
  });
}
