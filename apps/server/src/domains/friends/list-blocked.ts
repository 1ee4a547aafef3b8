import type { User } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers, presentUser } from "../users/index.ts";
import { findBlocked } from "./blocks.repository.ts";

/** People I block, the latest first (`FRIEND-3`). */
export async function listBlocked({ ctx }: Call<unknown>): Promise<User[]> {
  const { db, clock } = ctx.services;
  const ids = await findBlocked(db, ctx.actor.id);
  const people = await findUsers(db, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [presentUser(person, clock.now())] : [];
  });
}
