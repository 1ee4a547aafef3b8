import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";

/** A hundred messages to nine chats (`MSG-7`). */
const FORWARD_MAX = 900;

/** One person's messages and edits: 5 a second, a burst of 20 (`abuse §1.3`). @throws Failure `tooMany`. */
export async function takeSendLimit(services: Services, userId: number): Promise<void> {
  await enforceLimit(services, `send:${userId}`, { rate: 5, burst: 20 });
}

/**
 * Forwarded messages, including those inside a card: a burst of the largest request, then the rate of manual sending.
 * @throws Failure `tooMany`.
 */
export const takeForwardLimit = (services: Services, userId: number, messages: number): Promise<void> =>
  enforceLimit(services, `forward:${userId}`, { rate: 5, burst: FORWARD_MAX, cost: messages });

/**
 * Recalls of one person: 5 a second, a burst of 100, apart from the send limit, which may be used up.
 * @throws Failure `tooMany`.
 */
export const takeRecallLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `send:recall:${userId}`, { rate: 5, burst: 100 });

/** Messages pinned or unpinned by one person: 1 a second, a burst of 30. @throws Failure `tooMany`. */
export const takePinLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `pin:${userId}`, { rate: 1, burst: 30 });

/** Read and delivery reports of one person's terminals: 20 a second, a burst of 200. @throws Failure `tooMany`. */
export const takeReadLimit = (services: Services, userId: number): Promise<void> =>
  enforceLimit(services, `read:${userId}`, { rate: 20, burst: 200 });
