import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { bindEmailTo, nameKey } from "../users/index.ts";
import { CODE_PLACE_BUCKET } from "./auth.policy.ts";
import { redeemCode } from "./mailed-codes.ts";

/**
 * Binds an address whose owner proved by a mailed code that it is his.
 * @throws Failure `invalid` for a code that is not good, `conflict` when another account has the address.
 */
export async function bindEmail({ ctx, input }: Call<InputOf<typeof api.auth.bindEmail>>): Promise<null> {
  const { services, actor } = ctx;
  await limited(services, `bind:${actor.id}`, CODE_PLACE_BUCKET);
  const emailKey = nameKey(input.email);
  await redeemCode(services, { emailKey, purpose: "bind" }, input.code);
  ensure(await bindEmailTo(services.db, actor.id, input.email, emailKey), "conflict", {
    zh: "这个邮箱已绑定其他账号",
    en: "This address belongs to another account",
  });
  services.bus.publish("stale", `user:${actor.id}`);
  return null;
}
