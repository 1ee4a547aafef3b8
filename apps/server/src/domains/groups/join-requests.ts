import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { admitMember } from "./admit-member.ts";
import { ensureAllowed } from "./ensure-allowed.ts";
import { publishJoinRequests } from "./group-signals.ts";
import { mayManage } from "./groups.policy.ts";
import { declineJoinRequest, findJoinRequest, type JoinRequestRow } from "./join-requests.repository.ts";
import { findMembership } from "./members.repository.ts";

async function findRequestForMe({ db }: Services, userId: number, id: number): Promise<JoinRequestRow> {
  const request = await findJoinRequest(db, id);
  ensure(request, "notFound");
  ensureAllowed(mayManage(await findMembership(db, request.group_id, userId)));
  return request;
}

/**
 * Lets a waiting person in; again is harmless (`GROUP-2`).
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
 * Turns a waiting person away, who is told nothing; again is harmless.
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
