import type { User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers, presentUser, viewersOf } from "../users/index.ts";
import { findBlocked } from "./blocks.repository.ts";

/** People I block, the latest first (`FRIEND-3`). */
export async function listBlocked({ ctx }: Call<unknown>): Promise<User[]> {
  const { services, actor } = ctx;
  const ids = await findBlocked(services.db, actor.id);
  const people = await findUsers(services.db, ids);
  const viewer = await viewersOf(services, actor.id, [...people.values()], { online: false });
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [presentUser(person, viewer(person), services.clock.now())] : [];
  });
}
