import type { Call } from "../../platform/context.ts";
import { tellGroupGone } from "./group-signals.ts";
import { dissolveIntent } from "./part.intent.ts";

/** Dissolves a group; again is harmless (`protocol §6.3`). @throws Failure notFound, forbidden unless owner. */
export async function dissolveGroup({ ctx, input }: Call<{ groupId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId } = input;
  const gone = await services.streams.group.submit(dissolveIntent, { groupId, actorId: actor.id });
  tellGroupGone(services, gone, { groupId, sendId: actor.id });
  return null;
}
