import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";

/** A hundred messages into nine chats (`MSG-7`). */
const FORWARD_MAX = 900;

/** Messages of one person, and changes of their words: 5 a second, 20 at once (`abuse §1.3`). @throws Failure `tooMany`. */
export async function takeSendLimit(services: Services, userId: number): Promise<void> {
  await enforceLimit(services, `send:${userId}`, { rate: 5, burst: 20 });
}

/**
 * Messages sent by forwarding, those inside a card too: one of the largest at once, then as many as by hand.
 * @throws Failure `tooMany`.
 */
export const takeForwardLimit = (services: Services, userId: number, messages: number): Promise<void> =>
  enforceLimit(services, `forward:${userId}`, { rate: 5, burst: FORWARD_MAX, cost: messages });

/** Recalls of one person: 5 a second, 100 at once, apart from sending, which may be used up. @throws Failure `tooMany`. */
export const takeRecallLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `send:recall:${userId}`, { rate: 5, burst: 100 });

/** Messages pinned or taken down by one person: 1 a second, 30 at once. @throws Failure `tooMany`. */
export const takePinLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `pin:${userId}`, { rate: 1, burst: 30 });

/** What one person's terminals say they have read and hold: 20 a second, 200 at once. @throws Failure `tooMany`. */
export const takeReadLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `read:${userId}`, { rate: 20, burst: 200 });
