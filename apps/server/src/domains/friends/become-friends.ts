import type { Services } from "../../platform/services.ts";
import { type Befriend, befriendIntent } from "./befriend.intent.ts";
import { tellBefriended, tellWaiting } from "./friend-signals.ts";

/** Makes two people friends and tells both. @throws Failure conflict when the request no longer waits. */
export async function becomeFriends(services: Services, input: Omit<Befriend, "tell">): Promise<void> {
  const tell = () => tellBefriended(services, input.adderId, input.otherId);
  const { asked } = await services.streams.private.submit(befriendIntent, { ...input, tell });
  await tellWaiting(services, asked);
}
