import type { api, InputOf, OnlineTerminals } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presenceFor } from "./visibility.ts";

/** Those of these people who are online and let me see it, with their terminals (`rules §3.7`). */
export async function listOnline({
  ctx,
  input,
}: Call<InputOf<typeof api.users.online>>): Promise<OnlineTerminals[]> {
  const online = await presenceFor(ctx.services, ctx.actor.id, [...new Set(input.userIds)]);
  return [...online].map(([userId, terminals]) => ({ userId, terminals }));
}
