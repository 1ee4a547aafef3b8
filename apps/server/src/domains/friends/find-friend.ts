import type { Friend } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { friendRecord } from "./friend-record.ts";

/**
 * One friend, current or former, or a character I talk with or may meet (`protocol §5.3`).
 * @throws Failure notFound for others who never were my friends.
 */
export async function findFriend({ ctx, input }: Call<{ friendId: number }>): Promise<Friend> {
  const record = await friendRecord(ctx.services, ctx.actor.id, input.friendId);
  ensure(record, "notFound");
  return record;
}
