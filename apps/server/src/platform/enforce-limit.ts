import { fail } from "./failure.ts";
import type { Bucket } from "./limit-store.ts";
import type { LimitKey } from "./limits.ts";
import type { Services } from "./services.ts";

/** Takes from a bucket. @throws Failure `tooMany` with `data.retryAfter` in seconds. */
export async function enforceLimit(services: Services, key: LimitKey, bucket: Bucket): Promise<void> {
  const { ok, retryAfter } = await services.limits.take(key, bucket);
  if (!ok) fail("tooMany", { data: { retryAfter } });
}
