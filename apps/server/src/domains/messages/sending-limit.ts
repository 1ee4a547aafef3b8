import { limited } from "../../platform/limited.ts";
import type { Services } from "../../platform/services.ts";

/** A hundred messages into nine chats (`MSG-7`). */
const FORWARD_MAX = 900;

/** Messages of one person: 5 a second, 20 at once (`messaging §3`). @throws Failure `tooMany`. */
export async function takeSending(services: Services, userId: number): Promise<void> {
  await limited(services, `send:${userId}`, { rate: 5, burst: 20 });
}

/** Messages sent by forwarding: one of the largest at once, then as many as by hand. @throws Failure `tooMany`. */
export const takeForwarding = (services: Services, userId: number, messages: number): Promise<void> =>
  limited(services, `forward:${userId}`, { rate: 5, burst: FORWARD_MAX, cost: messages });
