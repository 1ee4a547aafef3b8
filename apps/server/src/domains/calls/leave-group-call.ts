import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import { membershipsOf } from "../groups/index.ts";
import { failAnsweredElsewhere, failCallOver } from "./call-errors.ts";
import { mayCallInGroup } from "./calls.policy.ts";
import { changeGroup } from "./change-call.ts";
import { findParticipant, type GroupCall, isHere, isInside, without } from "./group-call.ts";
import { publishCallBanner, publishCallOver, signalCall, signalUnreached } from "./group-call-signals.ts";

type Input = InputOf<typeof api.groupCalls.quit>;

/**
 * Rejects the call that rings me; all my terminals stop ringing.
 * @throws Failure conflict when it is over or I am inside.
 */
export async function rejectGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { before } = await changeGroup(services, input.groupId, (call) => {
    const me = findParticipant(call, actor.id);
    if (me === undefined) return failCallOver();
    return isInside(me) ? failAnsweredElsewhere() : without(call, [actor.id]);
  });
  const signal = { type: MessageType.RTC_GROUP_REJECT, from: actor.id };
  signalCall(services, before, signal, { exceptSession: actor.sessionId });
  return null;
}

/** Whether the call still rings a person. */
const rings = (call: GroupCall, userId: number): boolean => {
  const person = findParticipant(call, userId);
  return person !== undefined && !isInside(person);
};

/**
 * Reports that I cannot enter; all my terminals stop ringing. Nothing happens when it does not ring me or I am inside
 * (`protocol §12.3`).
 * @throws Failure conflict when it is over, and for non-members, who learn of no call.
 */
export async function failGroupCall({
  ctx,
  input,
}: Call<InputOf<typeof api.groupCalls.failed>>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, reason } = input;
  const { before } = await changeGroup(services, groupId, (call) =>
    rings(call, actor.id) ? without(call, [actor.id]) : call,
  );
  if (!rings(before, actor.id)) {
    const [member = null] = await membershipsOf(services.db, [{ groupId, userId: actor.id }]);
    return mayCallInGroup(member) === null ? null : failCallOver();
  }
  const failure = { from: actor.id, userIds: [actor.id], reason };
  signalUnreached(services, before, failure, { exceptSession: actor.sessionId });
  return null;
}

/**
 * Leaves; the call ends with the last person inside (`protocol §12.3`). @throws Failure conflict when I am not inside
 * here.
 */
export async function quitGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const { before, after } = await changeGroup(services, groupId, (call) =>
    isHere(call, actor.id, actor.sessionId) ? without(call, [actor.id]) : failCallOver(),
  );
  if (after === null) {
    await publishCallOver(services, before, actor.id);
    return null;
  }
  signalCall(services, after, { type: MessageType.RTC_GROUP_QUIT, from: actor.id });
  await publishCallBanner(services, groupId, after);
  return null;
}

/** Ends the call for everybody. @throws Failure conflict when it is over, forbidden for all but its host. */
export async function cancelGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { before } = await changeGroup(services, input.groupId, (call) => {
    if (findParticipant(call, actor.id) === undefined) return failCallOver();
    if (call.host.id !== actor.id)
      fail("forbidden", {
        zh: "只有发起人可以结束通话",
        en: "Only the person who started the call can end it",
      });
    return { ...call, people: [] };
  });
  await publishCallOver(services, before, actor.id);
  return null;
}
