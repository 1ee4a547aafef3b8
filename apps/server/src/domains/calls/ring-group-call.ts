import {
  type api,
  groupChatId,
  groupRingFailures,
  type InputOf,
  MessageType,
  type Participant,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { changeState, type StateChange } from "../../platform/shared-state.ts";
import { findRingable, type Ringable, ringDevices } from "../push/index.ts";
import { readSettings } from "../settings/index.ts";
import { ensureAllowed, failCallOver, failInCall, failNotConnected } from "./call-errors.ts";
import { takeGroupCallLimit } from "./call-limits.ts";
import { newCallId } from "./call-private.ts";
import { busyWith, keys, saveGroupCall } from "./call-state.ts";
import { mayFitInCall } from "./calls.policy.ts";
import { changeGroup } from "./change-call.ts";
import {
  findParticipant,
  type GroupCall,
  isHere,
  presentParticipant,
  withInside,
  withInvited,
} from "./group-call.ts";
import { publishCallBanner, signalCall, signalUnreached } from "./group-call-signals.ts";
import { groupCallTipIntent } from "./group-call-tip.intent.ts";
import { callMembership, participantsOf } from "./group-participants.ts";

type Input = InputOf<typeof api.groupCalls.setup>;

/** Those who can be rung, and those who cannot, by reason. */
interface RingTargets {
  free: Participant[];
  offline: number[];
  busy: number[];
}

async function sortTargets(
  services: Services,
  change: StateChange,
  people: readonly Participant[],
  closedApps: Ringable,
): Promise<RingTargets> {
  const online = await services.presence.terminalsOf(people.map(({ id }) => id));
  const targets: RingTargets = { free: [], offline: [], busy: [] };
  for (const person of people) {
    if (!online.has(person.id) && !closedApps.has(person.id)) targets.offline.push(person.id);
    else if ((await busyWith(change, person.id)) !== null) targets.busy.push(person.id);
    else targets.free.push(person);
  }
  return targets;
}

/** Which of these people are offline but can be rung on a closed app. */
async function findClosedApps(
  services: Services,
  groupId: number,
  from: number,
  people: readonly Participant[],
) {
  const userIds = people.map(({ id }) => id);
  return findRingable(services, { from, chatId: groupChatId(groupId), userIds });
}

/** Rings the closed apps of invited people. */
function ringClosedApps(services: Services, closedApps: Ringable, free: readonly Participant[]): void {
  const ringable = free.flatMap(({ id }) => closedApps.get(id) ?? []);
  ringDevices(services, ringable, services.clock.now() + services.config.calls.ringMs);
}

function signalUnreachedTargets(
  services: Services,
  call: GroupCall,
  from: number,
  session: string,
  targets: RingTargets,
): void {
  const to = { users: [from], onlySession: session };
  for (const kind of ["offline", "busy"] as const)
    signalUnreached(services, call, { from, userIds: targets[kind], reason: groupRingFailures[kind] }, to);
}

/**
 * Starts a group call and rings the chosen members who are reachable and free (`protocol §12.2`, `CALL-2`).
 * @throws Failure notFound, forbidden, conflict (a call runs, I am busy, too many), tooMany.
 */
export async function setUpGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userInfos } = input;
  await callMembership(services, groupId, actor.id);
  ensureAllowed(
    mayFitInCall(new Set([actor.id, ...userInfos.map(({ id }) => id)]).size, await mostPeople(services)),
  );
  if (!(await services.presence.terminalsOf([actor.id])).has(actor.id)) failNotConnected();
  await takeGroupCallLimit(services, actor.id);
  const own = userInfos.find(({ id }) => id === actor.id) ?? {
    id: actor.id,
    isCamera: false,
    isMicroPhone: true,
  };
  const others = userInfos.filter(({ id }) => id !== actor.id);
  const [me, ...people] = await participantsOf(services, groupId, [own, ...others]);
  if (me === undefined) return failCallOver();
  const closedApps = await findClosedApps(services, groupId, actor.id, people);
  const { call, who: targets } = await changeState(services.state, async (change) => {
    const now = services.clock.now();
    if ((await change.get(keys.group(groupId))) !== null)
      fail("conflict", { zh: "群里已有通话", en: "This group is already in a call" });
    if ((await busyWith(change, actor.id)) !== null) return failInCall();
    const host = { id: actor.id, sessionId: actor.sessionId };
    const bare = { callId: newCallId(now), groupId, host, people: [], startedAt: now };
    const sortedTargets = await sortTargets(services, change, people, closedApps);
    const { ringMs, leaseMs } = services.config.calls;
    const begun = withInside(bare, me, actor.sessionId, now + leaseMs);
    const made = withInvited(begun, sortedTargets.free, now + ringMs);
    saveGroupCall(change, made, null);
    return { call: made, who: sortedTargets };
  });
  const content = JSON.stringify(call.people.map(presentParticipant));
  const users = targets.free.map(({ id }) => id);
  signalCall(services, call, { type: MessageType.RTC_GROUP_SETUP, from: actor.id, content }, { users });
  ringClosedApps(services, closedApps, targets.free);
  signalUnreachedTargets(services, call, actor.id, actor.sessionId, targets);
  await publishCallBanner(services, groupId, call);
  const tip = { groupId, userId: actor.id, callId: call.callId, event: "started" as const };
  await services.streams.group.submit(groupCallTipIntent, tip);
  return null;
}

const mostPeople = async (services: Services): Promise<number> =>
  (await readSettings(services)).webrtc.maxChannel;

/** Rings more members. @throws Failure as `setUpGroupCall`, conflict when I am not inside. */
export async function inviteToGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  await callMembership(services, groupId, actor.id);
  await takeGroupCallLimit(services, actor.id);
  const most = await mostPeople(services);
  const people = await participantsOf(services, groupId, input.userInfos);
  const closedApps = await findClosedApps(services, groupId, actor.id, people);
  let targets: RingTargets = { free: [], offline: [], busy: [] };
  const { before, after } = await changeGroup(services, groupId, async (call, now, change) => {
    if (!isHere(call, actor.id, actor.sessionId)) return failCallOver();
    const fresh = people.filter(({ id }) => findParticipant(call, id) === undefined);
    ensureAllowed(mayFitInCall(call.people.length + fresh.length, most));
    targets = await sortTargets(services, change, fresh, closedApps);
    return withInvited(call, targets.free, now + services.config.calls.ringMs);
  });
  if (after === null) return null;
  signalUnreachedTargets(services, after, actor.id, actor.sessionId, targets);
  if (targets.free.length === 0) return null;
  const whole = JSON.stringify(after.people.map(presentParticipant));
  const users = targets.free.map(({ id }) => id);
  signalCall(
    services,
    after,
    { type: MessageType.RTC_GROUP_SETUP, from: actor.id, content: whole },
    { users },
  );
  ringClosedApps(services, closedApps, targets.free);
  const content = JSON.stringify(targets.free);
  const earlier = before.people.map(({ id }) => id);
  signalCall(
    services,
    after,
    { type: MessageType.RTC_GROUP_INVITE, from: actor.id, content },
    { users: earlier, exceptSession: actor.sessionId },
  );
  return null;
}
