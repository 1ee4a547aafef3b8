import type { Call } from "../../platform/context.ts";
import { publishGroupChanged, signalGroupRemoved } from "./group-signals.ts";
import { removeIntent } from "./leave.intents.ts";

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
  const removed = await services.streams.group.submit(removeIntent, { groupId, actorId: actor.id, userIds });
  if (removed.length === 0) return null;
  signalGroupRemoved(services, removed, { groupId, sendId: actor.id });
  await publishGroupChanged(services, groupId);
  return null;
}

/** The form of older clients for one member (`protocol §6.10`). @throws as `removeMembers`. */
export function kickMember({ ctx, input }: Call<{ groupId: number; userId: number }>): Promise<null> {
  return removeMembers({ ctx, input: { groupId: input.groupId, userIds: [input.userId] } });
}
