import { type api, type InputOf, MessageType } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { changeGroup } from "./change-group.ts";
import { findPerson, isHere, isInside, without } from "./group-call.ts";
import { answeredElsewhere, over } from "./refusals.ts";
import { tellBanner, tellCall, tellFailed, tellOver } from "./tell-group.ts";

type Input = InputOf<typeof api.groupCalls.quit>;

/** Takes myself out while the call rings me; all my terminals stop ringing. */
async function refuse(
  { services, actor }: { services: Services; actor: UserActor },
  groupId: number,
  reason: string | null,
): Promise<null> {
  const { before } = await changeGroup(services, groupId, (call) => {
    const me = findPerson(call, actor.id);
    if (me === undefined) return over();
    return isInside(me) ? answeredElsewhere() : without(call, [actor.id]);
  });
  const to = { exceptSession: actor.sessionId };
  if (reason === null) tellCall(services, before, { type: MessageType.RTC_GROUP_REJECT, from: actor.id }, to);
  else tellFailed(services, before, { from: actor.id, userIds: [actor.id], reason }, to);
  return null;
}

/** Refuses the call that rings me. @throws Failure conflict when it is over or I am inside. */
export const rejectGroupCall = ({ ctx, input }: Call<Input>): Promise<null> =>
  refuse(ctx, input.groupId, null);

/** I cannot come. @throws Failure conflict likewise. */
export const failGroupCall = ({ ctx, input }: Call<InputOf<typeof api.groupCalls.failed>>): Promise<null> =>
  refuse(ctx, input.groupId, input.reason);

/** Leaves; the call ends with the last one inside (`protocol §12`). @throws Failure conflict when I am not inside here. */
export async function quitGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const { before, after } = await changeGroup(services, groupId, (call) =>
    isHere(call, actor.id, actor.sessionId) ? without(call, [actor.id]) : over(),
  );
  if (after === null) {
    await tellOver(services, before, actor.id);
    return null;
  }
  tellCall(services, after, { type: MessageType.RTC_GROUP_QUIT, from: actor.id });
  await tellBanner(services, groupId, after);
  return null;
}

/** Ends the call for everybody. @throws Failure conflict when it is over, forbidden for all but its host. */
export async function cancelGroupCall({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  const { before } = await changeGroup(services, input.groupId, (call) => {
    if (findPerson(call, actor.id) === undefined) return over();
    if (call.host.id !== actor.id)
      fail("forbidden", { zh: "只有发起人可以结束通话", en: "Only who began the call may end it" });
    return { ...call, people: [] };
  });
  await tellOver(services, before, actor.id);
  return null;
}
