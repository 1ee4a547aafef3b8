import type { Context } from "../../platform/context.ts";
import { findGroup, findGroupByToken } from "./groups.repository.ts";
import { findMembership } from "./members.repository.ts";

/**
 * What the server holds of a reported group, for the administrators (`FEED-3`); its owner answers for it. Undefined
 * when the reporter neither belongs to it nor could find it nor was invited to it, or owns it himself.
 */
export async function groupEvidence(
  { services: { db }, actor }: Context,
  { id, token }: { id: number; token?: string | undefined },
) {
  const group = await findGroup(db, id);
  if (group === undefined || group.dissolved || group.owner_id === actor.id) return undefined;
  const invited = token !== undefined && (await findGroupByToken(db, token))?.id === id;
  if (!group.searchable && !invited && (await findMembership(db, id, actor.id)) === undefined)
    return undefined;
  const { name, notice, head_image: headImage, member_count: memberCount, owner_id: accusedId } = group;
  return { name, notice, headImage, memberCount, accusedId };
}
