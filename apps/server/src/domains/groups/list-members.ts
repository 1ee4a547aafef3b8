import type { GroupMember } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers, presenceFor } from "../users/index.ts";
import { presentMember } from "./groups.presenter.ts";
import { findMembers, findMembership } from "./members.repository.ts";

const rank = { owner: 0, admin: 1, member: 2 } as const;
const sortKey = (one: GroupMember) => Number(one.quit) * 20 + Number(!one.online) * 10 + rank[one.role];

/**
 * Members, online first as far as each lets me see it, those who quit flagged and last (`protocol §6.7`). Whoever has
 * left is shown nobody (`W3`), and not refused: older clients ask when they open the chat.
 * @throws Failure notFound unless I belong to the group or left it, and when it was dissolved.
 */
export async function listMembers({ ctx, input }: Call<{ groupId: number }>): Promise<GroupMember[]> {
  const { services, actor } = ctx;
  const membership = await findMembership(services.db, input.groupId, actor.id);
  ensure(membership && !membership.dissolved, "notFound", { zh: "群聊不存在", en: "There is no such group" });
  if (membership.quit) return [];
  const rows = await findMembers(services.db, input.groupId);
  const ids = rows.map((row) => row.user_id);
  const people = await findUsers(services.db, ids);
  const online = await presenceFor(services, actor.id, ids);
  const members = rows.flatMap((row) => {
    const user = people.get(row.user_id);
    return user
      ? [presentMember(row, user, membership.remark_group_name || membership.name, online.has(user.id))]
      : [];
  });
  return members.sort((a, b) => sortKey(a) - sortKey(b) || a.joinedAt - b.joinedAt || a.userId - b.userId);
}
