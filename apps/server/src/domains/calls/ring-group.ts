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
import { type Ringable, ringAway, ringableOf } from "../push/index.ts";
import { readSettings } from "../settings/index.ts";
import { takeGroupCall } from "./call-limits.ts";
import { newCallId } from "./call-private.ts";
import { busyWith, keepGroup, keys } from "./call-state.ts";
import { mayFitInCall } from "./calls.policy.ts";
import { changeGroup } from "./change-group.ts";
import { findPerson, type GroupCall, isHere, presentPerson, withInside, withInvited } from "./group-call.ts";
import { groupCallTipIntent } from "./group-call-tip.intent.ts";
import { participantsOf, seatOf } from "./group-seats.ts";
import { allow, inCall, notConnected, over } from "./refusals.ts";
import { tellBanner, tellCall, tellFailed } from "./tell-group.ts";

type Input = InputOf<typeof api.groupCalls.setup>;

/** Those who can be rung, and why the others cannot. */
interface Sorted {
  free: Participant[];
  offline: number[];
  busy: number[];
}

async function sorted(
  services: Services,
  change: StateChange,
  people: readonly Participant[],
  away: Ringable,
): Promise<Sorted> {
  const online = await services.presence.terminalsOf(people.map(({ id }) => id));
  const found: Sorted = { free: [], offline: [], busy: [] };
  for (const person of people) {
    if (!online.has(person.id) && !away.has(person.id)) found.offline.push(person.id);
    else if ((await busyWith(change, person.id)) !== null) found.busy.push(person.id);
    else found.free.push(person);
  }
  return found;
}

/** Of these, who is away and can be rung on a closed app. */
async function awayIn(services: Services, groupId: number, from: number, people: readonly Participant[]) {
  const userIds = people.map(({ id }) => id);
  return ringableOf(services, { from, chatId: groupChatId(groupId), userIds });
}

/** Rings those who are invited now and away. */
function ringThem(services: Services, away: Ringable, free: readonly Participant[]): void {
  const told = free.flatMap(({ id }) => away.get(id) ?? []);
  ringAway(services, told, services.clock.now() + services.config.calls.ringMs);
}

function tellUnreached(
  services: Services,
  call: GroupCall,
  from: number,
  session: string,
  who: Sorted,
): void {
  const to = { users: [from], onlySession: session };
  for (const kind of ["offline", "busy"] as const)
    tellFailed(services, call, { from, userIds: who[kind], reason: groupRingFailures[kind] }, to);
}

/**
 * Begins a group's call and rings chosen members who are there and free (`protocol §12.2`, `CALL-2`).
 * @throws Failure notFound, forbidden, conflict (a call runs, I am busy, too many), tooMany.
 */
export async function setUpGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userInfos } = input;
  await seatOf(services, groupId, actor.id);
  allow(mayFitInCall(new Set([actor.id, ...userInfos.map(({ id }) => id)]).size, await mostPeople(services)));
  if (!(await services.presence.terminalsOf([actor.id])).has(actor.id)) notConnected();
  await takeGroupCall(services, actor.id);
  const own = userInfos.find(({ id }) => id === actor.id) ?? {
    id: actor.id,
    isCamera: false,
    isMicroPhone: true,
  };
  const others = userInfos.filter(({ id }) => id !== actor.id);
  const [me, ...people] = await participantsOf(services, groupId, [own, ...others]);
  if (me === undefined) return over();
  const away = await awayIn(services, groupId, actor.id, people);
  const { call, who } = await changeState(services.state, async (change) => {
    const now = services.clock.now();
    if ((await change.get(keys.group(groupId))) !== null)
      fail("conflict", { zh: "群里已有通话", en: "This group is in a call already" });
    if ((await busyWith(change, actor.id)) !== null) return inCall();
    const host = { id: actor.id, sessionId: actor.sessionId };
    const bare = { callId: newCallId(now), groupId, host, people: [], startedAt: now };
    const ready = await sorted(services, change, people, away);
    const { ringMs, leaseMs } = services.config.calls;
    const begun = withInside(bare, me, actor.sessionId, now + leaseMs);
    const made = withInvited(begun, ready.free, now + ringMs);
    keepGroup(change, made, null);
    return { call: made, who: ready };
  });
  const content = JSON.stringify(call.people.map(presentPerson));
  const users = who.free.map(({ id }) => id);
  tellCall(services, call, { type: MessageType.RTC_GROUP_SETUP, from: actor.id, content }, { users });
  ringThem(services, away, who.free);
  tellUnreached(services, call, actor.id, actor.sessionId, who);
  await tellBanner(services, groupId, call);
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
  await seatOf(services, groupId, actor.id);
  await takeGroupCall(services, actor.id);
  const most = await mostPeople(services);
  const people = await participantsOf(services, groupId, input.userInfos);
  const away = await awayIn(services, groupId, actor.id, people);
  let who: Sorted = { free: [], offline: [], busy: [] };
  const { before, after } = await changeGroup(services, groupId, async (call, now, change) => {
    if (!isHere(call, actor.id, actor.sessionId)) return over();
    const fresh = people.filter(({ id }) => findPerson(call, id) === undefined);
    allow(mayFitInCall(call.people.length + fresh.length, most));
    who = await sorted(services, change, fresh, away);
    return withInvited(call, who.free, now + services.config.calls.ringMs);
  });
  if (after === null) return null;
  tellUnreached(services, after, actor.id, actor.sessionId, who);
  if (who.free.length === 0) return null;
  const whole = JSON.stringify(after.people.map(presentPerson));
  const users = who.free.map(({ id }) => id);
  tellCall(services, after, { type: MessageType.RTC_GROUP_SETUP, from: actor.id, content: whole }, { users });
  ringThem(services, away, who.free);
  const content = JSON.stringify(who.free);
  const earlier = before.people.map(({ id }) => id);
  tellCall(
    services,
    after,
    { type: MessageType.RTC_GROUP_INVITE, from: actor.id, content },
    { users: earlier, exceptSession: actor.sessionId },
  );
  return null;
}
