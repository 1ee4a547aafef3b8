import type { AdminGroup, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { unbanGroup } from "../groups/index.ts";
import { mayUnbanGroup } from "./admin.policy.ts";
import { findAdminGroup } from "./groups.repository.ts";

type Unban = InputOf<typeof api.adminGroups.unban>;

async function groupPage({ db }: Pick<Services, "db">, groupId: number): Promise<AdminGroup> {
  const row = await findAdminGroup(db, groupId);
  ensure(row, "notFound");
  const { id, name, notice, dissolved, reason } = row;
  return {
    id,
    name,
    notice,
    headImage: row.head_image,
    memberCount: row.member_count,
    owner: { id: row.owner_id, name: row.owner ?? "" },
    createdAt: row.created_at,
    dissolved,
    isBanned: row.is_banned,
    reason,
  };
}

/** A reported or banned group (`ADMIN-3`). @throws Failure notFound. */
export const showGroup = ({ ctx, input }: Call<InputOf<typeof api.adminGroups.find>>): Promise<AdminGroup> =>
  groupPage(ctx.services, input.groupId);

/**
 * Unbans a group without waiting for its owner's appeal (`ADMIN-3`); the audit log records why.
 * @throws Failure notFound, forbidden, conflict.
 */
export async function unbanGroupByAdmin({ ctx, input }: Call<Unban>): Promise<AdminGroup> {
  const { services, actor } = ctx;
  const group = await groupPage(services, input.groupId);
  ensure(mayUnbanGroup(actor.id, { ownerId: group.owner.id }), "forbidden", {
    zh: "自己的群要由别的管理员解封",
    en: "Another administrator has to lift the ban on your own group",
  });
  ensure(group.isBanned && !group.dissolved, "conflict", {
    zh: "这个群没有被封禁",
    en: "This group isn’t banned",
  });
  await unbanGroup(services, input.groupId);
  return groupPage(services, input.groupId);
}
