import type { Call } from "../../platform/context.ts";
import { signalGroupRemoved } from "./group-signals.ts";
import { dissolveIntent } from "./leave.intents.ts";

/** Dissolves a group; again is harmless (`protocol §6.3`). @throws Failure notFound, forbidden unless owner. */
export async function dissolveGroup({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const members = await services.streams.group.submit(dissolveIntent, { groupId, actorId: actor.id });
  signalGroupRemoved(services, members, { groupId, sendId: actor.id });
  return null;
}
