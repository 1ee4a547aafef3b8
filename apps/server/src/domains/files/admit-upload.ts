import type { Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { hasRoomFor } from "./files.policy.ts";
import { usageOf } from "./files.repository.ts";

/** One upload per second, twenty at once (`abuse §1.4`). */
const UPLOADS = { rate: 1, burst: 20 };

/**
 * Admits an upload of at least `bytes`. @returns what the person uses already.
 * @throws Failure `tooMany` with `retryAfter`, `tooLarge` when their quota is used up.
 */
export async function admitUpload(ctx: Context, bytes: number) {
  await enforceLimit(ctx.services, `upload:${ctx.actor.id}`, UPLOADS);
  const usage = await usageOf(ctx.services.db, ctx.actor.id);
  ensure(hasRoomFor(usage, bytes), "tooLarge", {
    zh: "您的存储空间已用完",
    en: "Your storage is full",
  });
  return usage;
}
