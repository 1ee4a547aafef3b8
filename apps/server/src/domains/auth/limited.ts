import { fail } from "../../platform/failure.ts";
import type { Bucket } from "../../platform/limits.ts";
import type { Services } from "../../platform/services.ts";

/** Takes from a bucket. @throws Failure `tooMany` with `data.retryAfter` in seconds. */
export async function limited(services: Services, key: string, bucket: Bucket): Promise<void> {
  const { ok, retryAfter } = await services.limits.take(key, bucket);
  if (!ok) fail("tooMany", { data: { retryAfter } });
}
