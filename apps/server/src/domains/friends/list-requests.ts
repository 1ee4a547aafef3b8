import type { FriendRequest } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers, viewersOf } from "../users/index.ts";
import { presentRequest } from "./friends.presenter.ts";
import { findRequests } from "./requests.repository.ts";

const MOST = 100;

/** Requests to me and by me, newest first; those of people I block stay unseen (`FRIEND-2`). */
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
