import type { CurrentCall, RunningCalls } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import { changeState } from "../../platform/shared-state.ts";
import { roomsOf } from "../groups/index.ts";
import { busyWith } from "./call-state.ts";
import { readGroupCalls } from "./change-call.ts";
import { findParticipant, type GroupCall, insideOf, isInside, presentParticipant } from "./group-call.ts";
import { lapse, otherIdOf, type PrivateCall, peerBySession } from "./private-call.ts";

function presentPair(call: PrivateCall, actor: UserActor, now: number): CurrentCall | null {
  if (lapse(call, now) !== null) return null;
  const { callId, mode, phase, rungAt, answeredAt, offer } = call;
  const isHost = call.caller.id === actor.id;
  return {
    callId,
    uid: otherIdOf(call, actor.id),
    mode,
    isHost,
    phase,
    isHere: peerBySession(call, actor.sessionId) !== null,
    ...(phase === "ringing" && !isHost ? { offer } : {}),
    rungAt,
    answeredAt,
    now,
  };
}

/** A person inside learns everything from the group's call info. */
function presentGroup(call: GroupCall, actor: UserActor, now: number): CurrentCall | null {
  const me = findParticipant(call, actor.id);
  if (me === undefined || isInside(me) || me.until <= now) return null;
  const { groupId, callId, host, people } = call;
  return { groupId, callId, inviterId: host.id, userInfos: people.map(presentParticipant) };
}

/** The call I am in or that rings me: the starting point for a terminal that comes online later (`calls §2.2`). */
export async function showCall({ ctx }: Call<unknown>): Promise<CurrentCall | null> {
  const { services, actor } = ctx;
  const call = await changeState(services.state, async (change) => {
    const key = await busyWith(change, actor.id);
    return key === null ? null : change.get<PrivateCall | GroupCall>(key);
  });
  if (call === null) return null;
  const now = services.clock.now();
  return "people" in call ? presentGroup(call, actor, now) : presentPair(call, actor, now);
}

/** Most groups queried at once; a person in more still sees the banner in the group's chat. */
const ASKED_MOST = 1000;

/** Running calls in my groups; I may have missed their frames while offline (`CALL-2`). */
export async function showRunningCalls({ ctx }: Call<unknown>): Promise<RunningCalls> {
  const { services, actor } = ctx;
  const rooms = (await roomsOf(services.db, actor.id)).filter(({ to }) => to === null);
  const groupIds = rooms.slice(0, ASKED_MOST).map(({ room }) => room);
  const calls = await readGroupCalls(services, groupIds);
  return calls.map((call) => ({ groupId: call.groupId, insideIds: insideOf(call).map(({ id }) => id) }));
}
