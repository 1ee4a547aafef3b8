import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { settingsKey } from "../../../platform/settings-key.ts";
import { asVerifiedOwner } from "../as-verified-owner.ts";
import { sealSecret } from "./factor-secret.ts";
import { beginFactor } from "./factors.repository.ts";
import { hasFactor } from "./show-factor.ts";
import { base32, factorUri, newSecret } from "./totp.ts";

type SetUp = typeof api.secondFactor.setUp;

/**
 * Makes a secret for an authenticator; it counts once a code is confirmed (`enable`).
 * @throws Failure `wrongLogin`, `conflict` when a second factor is enabled, `tooMany`.
 */
export async function setUpFactor({
  ctx: { services, actor },
  input,
}: Call<InputOf<SetUp>>): Promise<OutputOf<SetUp>> {
  // Checked before the proof, which would ask for a code in vain.
  ensure(!(await hasFactor(services, actor.id)), "conflict", ALREADY_ENABLED);
  const secret = newSecret();
  const sealed = sealSecret(secret, actor.id, await settingsKey(services));
  const account = await asVerifiedOwner(services, actor.id, input, async (trx, user) => {
    ensure(await beginFactor(trx, actor.id, sealed, services.clock.now()), "conflict", ALREADY_ENABLED);
    return user.user_name;
  });
  return { secret: base32(secret), uri: factorUri(secret, account) };
}

/** The existing second factor must be turned off first. */
const ALREADY_ENABLED = { zh: "两步验证已经开启", en: "Two-step login is already on" };
