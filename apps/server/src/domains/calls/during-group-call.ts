import { type api, type GroupCallInfo, type GroupCallMedia, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { Failure } from "../../platform/failure.ts";
import { failCallOver } from "./call-errors.ts";
import { takeSignalLimit } from "./call-limits.ts";
import { changeGroup, readGroupCall } from "./change-call.ts";
import {
  findParticipant,
  insideOf,
  isHere,
  isInside,
  presentParticipant,
  withParticipant,
} from "./group-call.ts";
import { signalCall } from "./group-call-signals.ts";
import { callMembership, hostOf } from "./group-participants.ts";
import { isInRoom, liveKitAccess } from "./live-kit.ts";

interface Relayed {
  groupId: number;
  userId: number;
}

/** Relays a signal to one participant's terminal; dropped when they are not inside (`protocol §12.4`). */
async function relay({ ctx, input }: Call<Relayed>, type: number, content: string): Promise<null> {
  const { services, actor } = ctx;
  await takeSignalLimit(services, actor.id);
  const call = await readGroupCall(services, input.groupId);
  if (call === null || !isHere(call, actor.id, actor.sessionId)) return failCallOver();
  const onlySession = findParticipant(call, input.userId)?.sessionId;
  if (onlySession)
    signalCall(services, call, { type, from: actor.id, content }, { users: [input.userId], onlySession });
  return null;
}

export const relayOffer = (call: Call<InputOf<typeof api.groupCalls.offer>>): Promise<null> =>
  relay(call, MessageType.RTC_GROUP_OFFER, call.input.offer);
export const relayAnswer = (call: Call<InputOf<typeof api.groupCalls.answer>>): Promise<null> =>
  relay(call, MessageType.RTC_GROUP_ANSWER, call.input.answer);
export const relayGroupCandidate = (call: Call<InputOf<typeof api.groupCalls.candidate>>): Promise<null> =>
  relay(call, MessageType.RTC_GROUP_CANDIDATE, call.input.candidate);

/** Updates whether my camera and microphone are on. @throws Failure conflict when I am not inside. */
export async function setGroupDevice({
  ctx,
  input,
}: Call<InputOf<typeof api.groupCalls.device>>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, isCamera, isMicroPhone } = input;
  await takeSignalLimit(services, actor.id);
  const { after } = await changeGroup(services, groupId, (call) =>
    isHere(call, actor.id, actor.sessionId)
      ? withParticipant(call, actor.id, { isCamera, isMicroPhone })
      : failCallOver(),
  );
  const content = JSON.stringify({ groupId, isCamera, isMicroPhone });
  const signal = { type: MessageType.RTC_GROUP_DEVICE, from: actor.id, content };
  if (after !== null) signalCall(services, after, signal, { exceptSession: actor.sessionId });
  return null;
}

/** Renews my lease. A person who has left the group is refused, and out when it expires. @throws Failure conflict. */
export async function renewGroupLease({
  ctx,
  input,
}: Call<InputOf<typeof api.groupCalls.heartbeat>>): Promise<null> {
  const { services, actor } = ctx;
  await callMembership(services, input.groupId, actor.id);
  await changeGroup(services, input.groupId, (call, now) => {
    const me = findParticipant(call, actor.id);
    if (me === undefined || me.until <= now) return failCallOver();
    // A person still being rung has a ring, not a lease.
    if (!isInside(me)) return call;
    if (me.sessionId !== actor.sessionId) return failCallOver();
    return withParticipant(call, actor.id, { until: now + services.config.calls.leaseMs });
  });
  return null;
}

/** Whether a group is in a call, and who is inside. @throws Failure notFound, forbidden for non-members. */
export async function showGroupCall({
  ctx,
  input,
}: Call<InputOf<typeof api.groupCalls.info>>): Promise<GroupCallInfo> {
  const { services, actor } = ctx;
  await callMembership(services, input.groupId, actor.id);
  const call = await readGroupCall(services, input.groupId);
  if (call === null) return { isChating: false };
  return {
    isChating: true,
    host: await hostOf(services, call),
    userInfos: call.people.map(presentParticipant),
    callId: call.callId,
    insideIds: insideOf(call).map(({ id }) => id),
    isHere: isHere(call, actor.id, actor.sessionId),
    startedAt: call.startedAt,
    ...(services.config.liveKit === undefined ? {} : { inRoom: isInRoom(services, call) }),
  };
}

/** How media of my call travels. @throws Failure conflict when I am not inside. */
export async function showGroupMedia({
  ctx,
  input,
}: Call<InputOf<typeof api.groupCalls.media>>): Promise<GroupCallMedia> {
  const { services, actor } = ctx;
  const member = await callMembership(services, input.groupId, actor.id);
  const call = await readGroupCall(services, input.groupId);
  if (call === null || !isHere(call, actor.id, actor.sessionId)) throw new Failure("conflict");
  const who = { userId: actor.id, name: member.nickName };
  return (await liveKitAccess(services, call, who)) ?? { kind: "mesh" };
}
