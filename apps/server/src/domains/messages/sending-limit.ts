import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";

/** Messages of one person: 5 a second, 20 at once (`messaging §3`). @throws Failure `tooMany`. */
export async function takeSending(services: Services, userId: number, cost = 1): Promise<void> {
  const { ok, retryAfter } = await services.limits.take(`send:${userId}`, { rate: 5, burst: 20, cost });
  ensure(ok, "tooMany", { data: { retryAfter } });
}
