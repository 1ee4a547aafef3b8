import type { api, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { bindEmailTo, findUser, nameKey } from "../users/index.ts";
import { asVerifiedOwner } from "./as-verified-owner.ts";
import { CODE_ADDRESS_BUCKET } from "./auth.policy.ts";
import { redeemCode } from "./mailed-codes.ts";

type Input = InputOf<typeof api.auth.bindEmail>;

const PASSWORD_NEEDED = {
  field: "password",
  zh: "更换邮箱需要登录密码",
  en: "Enter your password to change the address",
};

/**
 * Requires the password when an address is bound already: whoever has the address can reset the password, so a stolen
 * session alone must not replace it.
 */
async function ensureOwner({ services, actor }: Context, { password, totp }: Input): Promise<void> {
  const user = await findUser(services.db, actor.id);
  if (!user?.email) return;
  ensure(password, "wrongLogin", PASSWORD_NEEDED);
  await asVerifiedOwner(services, actor.id, { password, totp }, async () => undefined);
}

/**
 * Binds an e-mail address whose owner proved it by a mailed code; replacing another one also needs the password.
 * @throws Failure `invalid` for a bad code, `conflict` when another account has the address, `wrongLogin`,
 * `secondFactor`, `tooMany`.
 */
export async function bindEmail({ ctx, input }: Call<Input>): Promise<null> {
  const { services, actor } = ctx;
  await enforceLimit(services, `bind:${actor.id}`, CODE_ADDRESS_BUCKET);
  await ensureOwner(ctx, input);
  const emailKey = nameKey(input.email);
  await redeemCode(services, { emailKey, purpose: "bind" }, input.code);
  ensure(await bindEmailTo(services.db, actor.id, input.email, emailKey), "conflict", {
    zh: "这个邮箱已绑定其他账号",
    en: "This email belongs to another account",
  });
  services.bus.publish("stale", `user:${actor.id}`);
  return null;
}
