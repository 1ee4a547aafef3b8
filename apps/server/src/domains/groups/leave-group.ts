import type { Call } from "../../platform/context.ts";
import { publishGroupChanged, signalGroupRemoved } from "./group-signals.ts";
import { dissolveIntent, quitIntent } from "./leave.intents.ts";

/** Leaves a group; repeating it is harmless (`protocol §6.9`). @throws Failure notFound, forbidden for the owner. */
export async function quitGroup({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const hasLeft = await services.streams.group.submit(quitIntent, { groupId, actorId: actor.id });
  if (!hasLeft) return null;
  signalGroupRemoved(services, [actor.id], { groupId, sendId: actor.id });
  await publishGroupChanged(services, groupId);
  return null;
}

/** Dissolves a group; repeating it is harmless (`protocol §6.3`). @throws Failure notFound, forbidden unless owner. */
export async function dissolveGroup({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const members = await services.streams.group.submit(dissolveIntent, { groupId, actorId: actor.id });
  signalGroupRemoved(services, members, { groupId, sendId: actor.id });
  return null;
}
