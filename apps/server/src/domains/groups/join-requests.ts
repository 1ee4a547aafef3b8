import { GROUP_MEMBERS_MAX, type JoinRequest } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers, viewersOf } from "../users/index.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { maxGroupMembers } from "./group-limits.ts";
import { publishGroupChanged, publishJoinRequests, signalNewGroup } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { presentJoinRequest } from "./groups.presenter.ts";
import { type Admit, admitIntent } from "./join.intents.ts";
import {
  declineJoinRequest,
  findJoinRequest,
  findWaiting,
  type JoinRequestRow,
} from "./join-requests.repository.ts";
import { findMembership } from "./members.repository.ts";

async function findRequestForMe({ db }: Services, userId: number, id: number): Promise<JoinRequestRow> {
  const request = await findJoinRequest(db, id);
  ensure(request, "notFound");
  ensureAllowed(mayManage(await findMembership(db, request.group_id, userId)));
  return request;
}

/**
 * Accepts a join request; repeating it is harmless (`GROUP-2`).
 * @throws Failure notFound for outsiders, forbidden for plain members, conflict when declined or full.
 */
export async function acceptJoin({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const {
    id,
    group_id: groupId,
    user_id: userId,
    state,
  } = await findRequestForMe(services, actor.id, input.id);
  if (state === "accepted") return null;
  await admitMember(services, { groupId, userId, requestId: id });
  await publishJoinRequests(services, groupId);
  return null;
}

/**
 * Declines a join request without notifying the person; repeating it is harmless.
 * @throws Failure notFound for outsiders, forbidden for plain members, conflict when accepted.
 */
export async function declineJoin({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const request = await findRequestForMe(services, actor.id, input.id);
  if (request.state === "declined") return null;
  ensure(await declineJoinRequest(services.db, request.id), "conflict");
  await publishJoinRequests(services, request.group_id);
  return null;
}

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

/** Adds a member and notifies them and the other members. @throws Failure notFound, conflict as `admitIntent`. */
export async function admitMember(services: Services, who: Omit<Admit, "most" | "onAdded">): Promise<void> {
  const most = await maxGroupMembers(services);
  const onAdded = () => signalNewGroup(services, [who.userId], { groupId: who.groupId, sendId: who.userId });
  if (!(await services.streams.group.submit(admitIntent, { ...who, most, onAdded }))) return;
  await publishGroupChanged(services, who.groupId);
}
