import type { Call } from "../../platform/context.ts";
import { tellGroupChanged, tellGroupGone } from "./group-signals.ts";
import { removeIntent } from "./part.intent.ts";

/**
 * Removes members; whoever is out already is passed over (`protocol §6.8`).
 * @throws Failure notFound, forbidden unless I manage the group and stand above each of them.
 */
export async function removeMembers({
  ctx,
  input,
}: Call<{ groupId: number; userIds: number[] }>): Promise<null> {
  const { services, actor } = ctx;
  const { groupId, userIds } = input;
  const gone = await services.streams.group.submit(removeIntent, { groupId, actorId: actor.id, userIds });
  if (gone.length === 0) return null;
  tellGroupGone(services, gone, { groupId, sendId: actor.id });
  await tellGroupChanged(services, groupId);
  return null;
}

/** The form of older clients for one member (`protocol §6.10`). @throws as `removeMembers`. */
export function kickMember({ ctx, input }: Call<{ groupId: number; userId: number }>): Promise<null> {
  return removeMembers({ ctx, input: { groupId: input.groupId, userIds: [input.userId] } });
}
