import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findRequestToMe } from "./find-request-to-me.ts";
import { publishWaitingRequests } from "./friend-signals.ts";
import { declineWaiting } from "./requests.repository.ts";

/**
 * Declines a request; the asker is told nothing (`FRIEND-2`). Declining twice is harmless.
 * @throws Failure notFound when it is not to me, conflict when it was accepted.
 */
export async function declineRequest({ ctx, input }: Call<{ id: number }>): Promise<null> {
  const { services, actor } = ctx;
  const request = await findRequestToMe(services, actor.id, input.id);
  if (request.state === "declined") return null;
  ensure(await declineWaiting(services.db, request.id), "conflict");
  await publishWaitingRequests(services, [actor.id]);
  return null;
}
