import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";
import {
  ensureAllowed,
  failAnsweredElsewhere,
  failCallOver,
  failInCall,
  failNotConnected,
} from "./call-errors.ts";
import { busyWith, keys } from "./call-state.ts";
import { mayFitInCall } from "./calls.policy.ts";
import { changeGroup } from "./change-call.ts";
import { findParticipant, isInside, presentParticipant, withInside } from "./group-call.ts";
import { publishCallBanner, signalCall } from "./group-call-signals.ts";
import { callMembership, participantsOf } from "./group-participants.ts";

type Input = InputOf<typeof api.groupCalls.accept>;

/**
 * Enters the call that rings me; the first of my terminals wins, the others stop ringing (`protocol §12.2`).
 * @throws Failure conflict when it is over, does not ring me, or I am inside on another terminal.
 */
export async function acceptGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  await callMembership(services, groupId, actor.id);
  const { after } = await changeGroup(services, groupId, (call, now) => {
    const me = findParticipant(call, actor.id);
    if (me === undefined || me.until <= now) return failCallOver();
    if (isInside(me) && me.sessionId !== actor.sessionId) return failAnsweredElsewhere();
    return withInside(call, me, actor.sessionId, now + services.config.calls.leaseMs);
  });
  if (after === null) return failCallOver();
  signalCall(
    services,
    after,
    { type: MessageType.RTC_GROUP_ACCEPT, from: actor.id },
    { exceptSession: actor.sessionId },
  );
  await publishCallBanner(services, groupId, after);
  return null;
}

/**
 * Enters a running call uninvited, or returns to it. Only one terminal of a person is inside (`W23`).
 * @throws Failure conflict when it is over, full, or I am in another call.
 */
export async function joinGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  await callMembership(services, groupId, actor.id);
  if (!(await services.presence.terminalsOf([actor.id])).has(actor.id)) failNotConnected();
  const { maxChannel } = (await readSettings(services)).webrtc;
  const [me] = await participantsOf(services, groupId, [
    { id: actor.id, isCamera: false, isMicroPhone: true },
  ]);
  if (me === undefined) return failCallOver();
  const { after } = await changeGroup(services, groupId, async (call, now, change) => {
    const listed = findParticipant(call, actor.id);
    if (listed !== undefined && isInside(listed) && listed.sessionId !== actor.sessionId)
      return failAnsweredElsewhere();
    const busy = await busyWith(change, actor.id);
    if (busy !== null && busy !== keys.group(groupId)) return failInCall();
    if (listed === undefined) ensureAllowed(mayFitInCall(call.people.length + 1, maxChannel));
    return withInside(call, listed ?? me, actor.sessionId, now + services.config.calls.leaseMs);
  });
  const entered = after && findParticipant(after, actor.id);
  if (after === null || !entered) return failCallOver();
  const content = JSON.stringify(presentParticipant(entered));
  signalCall(
    services,
    after,
    { type: MessageType.RTC_GROUP_JOIN, from: actor.id, content },
    { exceptSession: actor.sessionId },
  );
  await publishCallBanner(services, groupId, after);
  return null;
}
