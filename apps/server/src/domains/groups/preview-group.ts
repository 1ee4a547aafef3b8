import type { GroupCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentCard } from "./groups.presenter.ts";
import { findGroupByToken } from "./groups.repository.ts";
import { findJoined } from "./members.repository.ts";

/** What an invitation leads to (`GROUP-2`). @throws Failure notFound when it is not valid (any more). */
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
