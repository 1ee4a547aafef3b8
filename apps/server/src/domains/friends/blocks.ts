import type { User } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUsers, mayLookUp, presentUser, viewersOf } from "../users/index.ts";
import { dropBlock, findBlocked, saveBlock } from "./blocks.repository.ts";
import { publishWaitingRequests } from "./friend-signals.ts";

/** Blocks a person, who is not notified (`FRIEND-3`). @throws Failure invalid (the caller), notFound. */
export async function blockUser({ ctx, input }: Call<{ userId: number }>): Promise<null> {
  const { services, actor } = ctx;
  const { userId } = input;
  ensure(userId !== actor.id, "invalid", {
    field: "userId",
    zh: "不能拉黑自己",
    en: "You can’t block yourself",
  });
  const person = (await findUsers(services.db, [userId])).get(userId);
  ensure(person && (await mayLookUp(services, actor.id, person)), "notFound", {
    zh: "用户不存在",
    en: "This person doesn’t exist",
  });
  await saveBlock(services.db, actor.id, userId, services.clock.now());
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId: userId }, actor.sessionId);
  await publishWaitingRequests(services, [actor.id]);
  return null;
}

/** Unblocks a person. Idempotent (`FRIEND-3`). */
export async function unblockUser({ ctx, input }: Call<{ userId: number }>): Promise<null> {
  const { services, actor } = ctx;
  await dropBlock(services.db, actor.id, input.userId);
  publishEvent(services.bus, [actor.id], { type: "friend.changed", friendId: input.userId }, actor.sessionId);
  await publishWaitingRequests(services, [actor.id]);
  return null;
}

/** People I block, most recent first (`FRIEND-3`). */
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
