import type { Group } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers } from "../users/index.ts";
import { presentGroup } from "./groups.presenter.ts";
import { findMembershipsOf } from "./members.repository.ts";

const MONTH = 30 * 86_400_000;

/** My groups, and those left within a month flagged `quit`, which name their old messages (`protocol §6.5`). */
export async function listGroups({ ctx }: Call<unknown>): Promise<Group[]> {
  const { db, clock } = ctx.services;
  const memberships = await findMembershipsOf(db, ctx.actor.id, clock.now() - MONTH);
  const me = (await findUsers(db, [ctx.actor.id])).get(ctx.actor.id);
  return memberships.map((membership) => presentGroup(membership, me?.nick_name ?? ""));
}
