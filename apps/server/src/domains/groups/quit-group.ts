import type { Call } from "../../platform/context.ts";
import { tellGroupChanged, tellGroupGone } from "./group-signals.ts";
import { quitIntent } from "./part.intent.ts";

/** Leaves a group; again is harmless (`protocol §6.9`). @throws Failure notFound, forbidden for the owner. */
export async function quitGroup({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const left = await services.streams.group.submit(quitIntent, { groupId, actorId: actor.id });
  if (!left) return null;
  tellGroupGone(services, [actor.id], { groupId, sendId: actor.id });
  await tellGroupChanged(services, groupId);
  return null;
}
