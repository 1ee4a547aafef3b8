import type { Services } from "../../platform/services.ts";
import { type Befriend, befriendIntent } from "./befriend.intent.ts";
import { tellBefriended, tellWaiting } from "./friend-signals.ts";

/** Makes two people friends and tells both. @throws Failure conflict when the request no longer waits. */
export async function becomeFriends(services: Services, input: Befriend): Promise<void> {
  const { became, asked } = await services.streams.private.submit(befriendIntent, input);
  if (became) await tellBefriended(services, input.adderId, input.otherId);
  await tellWaiting(services, asked);
}
