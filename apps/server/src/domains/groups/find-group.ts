import type { Group } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { groupRecord } from "./group-record.ts";

/** A group I am or was in (`protocol §6.4`). @throws Failure notFound for anybody else. */
export function findGroupForMe({ ctx, input }: Call<{ groupId: number }>): Promise<Group> {
  return groupRecord(ctx.services, input.groupId, ctx.actor.id);
}
