import type { CallStanding } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import { changeState } from "../../platform/shared-state.ts";
import { busyWith } from "./call-state.ts";
import { findPerson, type GroupCall, isInside, presentPerson } from "./group-call.ts";
import { lapse, type PrivateCall, partyOf, peerOf } from "./private-call.ts";

function presentPair(call: PrivateCall, actor: UserActor, now: number): CallStanding | null {
  if (lapse(call, now) !== null) return null;
  const { callId, mode, phase, rungAt, answeredAt, offer } = call;
  const isHost = call.caller.id === actor.id;
  return {
    callId,
    uid: peerOf(call, actor.id),
    mode,
    isHost,
    phase,
    isHere: partyOf(call, actor.sessionId) !== null,
    ...(phase === "ringing" && !isHost ? { offer } : {}),
    rungAt,
    answeredAt,
    now,
  };
}

/** Who is inside learns all from the group's own info. */
function presentGroup(call: GroupCall, actor: UserActor, now: number): CallStanding | null {
  const me = findPerson(call, actor.id);
  if (me === undefined || isInside(me) || me.until <= now) return null;
  const { groupId, callId, host, people } = call;
  return { groupId, callId, inviterId: host.id, userInfos: people.map(presentPerson) };
}

/** The call I am in or that rings me: what a terminal that comes later begins from (`calls §2.2`). */
export async function showCall({ ctx }: Call<unknown>): Promise<CallStanding | null> {
  const { services, actor } = ctx;
  const call = await changeState(services.state, async (change) => {
    const key = await busyWith(change, actor.id);
    return key === null ? null : change.get<PrivateCall | GroupCall>(key);
  });
  if (call === null) return null;
  const now = services.clock.now();
  return "people" in call ? presentGroup(call, actor, now) : presentPair(call, actor, now);
}
