import type { Group, GroupCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers, searchWordsOf } from "../users/index.ts";
import { takeSearchLimit } from "./group-limits.ts";
import { groupRecord } from "./group-record.ts";
import { presentCard, presentGroup } from "./groups.presenter.ts";
import { findGroupByToken, findSearchable } from "./groups.repository.ts";
import { findJoined, findMembershipsOf } from "./members.repository.ts";

/** A group I am or was a member of (`protocol §6.4`). @throws Failure notFound for anybody else. */
export function findGroupForMe({ ctx, input }: Call<{ groupId: number }>): Promise<Group> {
  return groupRecord(ctx.services, input.groupId, ctx.actor.id);
}

const MONTH = 30 * 86_400_000;

/** My groups, and those I left within a month flagged `quit`, whose old messages need a name (`protocol §6.5`). */
export async function listGroups({ ctx }: Call<unknown>): Promise<Group[]> {
  const { db, clock } = ctx.services;
  const memberships = await findMembershipsOf(db, ctx.actor.id, clock.now() - MONTH);
  const me = (await findUsers(db, [ctx.actor.id])).get(ctx.actor.id);
  return memberships.map((membership) => presentGroup(membership, me?.nick_name ?? ""));
}

const MOST = 30;

/** Findable groups, largest first; with a keyword, those whose name contains it. @throws Failure tooMany. */
export async function discoverGroups({ ctx, input }: Call<{ keyword: string }>): Promise<GroupCard[]> {
  const { db } = ctx.services;
  await takeSearchLimit(ctx.services, ctx.actor.id);
  const rows = await findSearchable(db, searchWordsOf(input.keyword), MOST);
  const joined = await findJoined(
    db,
    ctx.actor.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentCard(row, joined.has(row.id)));
}

/** The group an invitation leads to (`GROUP-2`). @throws Failure notFound when it is not valid (any more). */
export async function previewGroup({ ctx, input }: Call<{ token: string }>): Promise<GroupCard> {
  const { db } = ctx.services;
  const group = await findGroupByToken(db, input.token);
  ensure(group && !group.dissolved && !group.is_banned, "notFound", {
    zh: "邀请已失效",
    en: "This invitation is no longer valid",
  });
  const joined = await findJoined(db, ctx.actor.id, [group.id]);
  return presentCard(group, joined.has(group.id));
}
