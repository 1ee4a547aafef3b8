import type { Services } from "../../platform/services.ts";
import { type Befriend, befriendIntent } from "./befriend.intent.ts";
import { publishWaitingRequests, signalBefriended } from "./friend-signals.ts";

/** Makes two people friends and tells both. @throws Failure conflict when the request no longer waits. */
export async function becomeFriends(
  services: Services,
  input: Omit<Befriend, "onBefriended">,
): Promise<void> {
  const onBefriended = () => signalBefriended(services, input.adderId, input.otherId);
  const { asked } = await services.streams.private.submit(befriendIntent, { ...input, onBefriended });
  await publishWaitingRequests(services, asked);
}
