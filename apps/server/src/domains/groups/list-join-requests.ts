import { GROUP_MEMBERS_MAX, type JoinRequest } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers, viewersOf } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { mayManage } from "./groups.policy.ts";
import { presentJoinRequest } from "./groups.presenter.ts";
import { findWaiting } from "./join-requests.repository.ts";
import { findMembership } from "./members.repository.ts";

/** People waiting to join, the longest waiting first (`GROUP-2`). @throws Failure notFound, forbidden. */
export async function listJoinRequests({ ctx, input }: Call<{ groupId: number }>): Promise<JoinRequest[]> {
  const { services, actor } = ctx;
  const { db } = services;
  ensureAllowed(mayManage(await findMembership(db, input.groupId, actor.id)));
  const rows = await findWaiting(db, input.groupId, GROUP_MEMBERS_MAX);
  const people = await findUsers(
    db,
    rows.map((row) => row.user_id),
  );
  const viewer = await viewersOf(services, actor.id, [...people.values()], { online: false });
  const now = services.clock.now();
  return rows.flatMap((row) => {
    const user = people.get(row.user_id);
    return user ? [presentJoinRequest(row, { user, viewer: viewer(user), now })] : [];
  });
}
