import type { FriendRequest } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers, viewersOf } from "../users/index.ts";
import { type Befriend, befriendIntent } from "./befriend.intent.ts";
import { publishWaitingRequests, signalBefriended } from "./friend-signals.ts";
import { presentRequest } from "./friends.presenter.ts";
import { relationsOf } from "./relations.repository.ts";
import { declineWaiting, findRequest, findRequests, type RequestRow } from "./requests.repository.ts";

/**
 * Accepts a request: the two become friends, and the message of the request opens the chat (`FRIEND-2`,
 * `protocol §19.1.10`). Accepting twice is harmless.
 * @throws Failure notFound when it is not to me, conflict when it was declined or is older than 7 days.
 */
export async function acceptRequest({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const request = await findRequestToMe(services, actor.id, input.id);
  if (request.state === "accepted") return null;
  await becomeFriends(services, {
    adderId: request.from_id,
    otherId: actor.id,
    requestId: request.id,
    message: "",
  });
  return null;
}

/**
 * Declines a request; the asker is not notified (`FRIEND-2`). Declining twice is harmless.
 * @throws Failure notFound when it is not to me, conflict when it was accepted.
 */
export async function declineRequest({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const request = await findRequestToMe(services, actor.id, input.id);
  if (request.state === "declined") return null;
  ensure(await declineWaiting(services.db, request.id), "conflict");
  await publishWaitingRequests(services, [actor.id]);
  return null;
}

const MOST = 100;

/** Requests to me and by me, newest first, without those of people I block (`FRIEND-2`). */
export async function listRequests({ ctx }: Call<unknown>): Promise<FriendRequest[]> {
  const { services, actor } = ctx;
  const rows = await findRequests(services.db, actor.id, MOST);
  const people = await findUsers(
    services.db,
    rows.flatMap((row) => [row.from_id, row.to_id]),
  );
  const viewer = await viewersOf(services, actor.id, [...people.values()], { online: false });
  const now = services.clock.now();
  return rows.flatMap((row) => {
    const from = people.get(row.from_id);
    const to = people.get(row.to_id);
    return from && to ? [presentRequest(row, { viewerId: actor.id, from, to, viewer }, now)] : [];
  });
}

/** A request I may answer. @throws Failure notFound when it is not to me, or is by a person I block. */
async function findRequestToMe(services: Services, userId: number, id: number): Promise<RequestRow> {
  const request = await findRequest(services.db, id);
  ensure(request?.to_id === userId, "notFound");
  const [relation] = await relationsOf(services.db, [{ from: request.from_id, to: userId }]);
  ensure(!relation?.blocked, "notFound");
  return request;
}

/** Makes two people friends and notifies both. @throws Failure conflict when the request no longer waits. */
export async function becomeFriends(
  services: Services,
  input: Omit<Befriend, "onBefriended">,
): Promise<void> {
  const onBefriended = () => signalBefriended(services, input.adderId, input.otherId);
  const { asked } = await services.streams.private.submit(befriendIntent, { ...input, onBefriended });
  await publishWaitingRequests(services, asked);
}
