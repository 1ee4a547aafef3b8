import type { api, InputOf } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { changeTeenModePin, findTeenModePin } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { hashPassword, isPassword } from "./passwords.ts";

const WRONG = { field: "pin", zh: "四位密码不正确", en: "Those are not the right four digits" };

/**
 * Turns teen mode on with four digits, and off with the same (`characters §11.5`).
 * @throws Failure `wrongLogin` when it is on with other digits, `tooMany`.
 */
export async function setTeenMode({
  ctx: { services, actor },
  input: { on, pin },
}: Call<InputOf<typeof api.auth.setTeenMode>>): Promise<null> {
  const { db, bus, limits } = services;
  const bucket = `minor:${actor.id}` as const;
  await enforceLimit(services, bucket, LOGIN_BUCKET);
  const storedPin = await findTeenModePin(db, actor.id);
  const by = { account: actor.id };
  const isRight =
    storedPin === null || (await isPassword(services, by, { passwordHash: storedPin, password: pin }));
  ensure(isRight, "wrongLogin", WRONG);
  await limits.refund(bucket, LOGIN_BUCKET);
  if (on === (storedPin !== null)) return null;
  const to = on ? await hashPassword(services, by, pin) : null;
  ensure(await changeTeenModePin(db, actor.id, { from: storedPin, to }), "wrongLogin", WRONG);
  bus.publish("stale", `user:${actor.id}`);
  publishEvent(bus, [actor.id], { type: "profile", userId: actor.id }, actor.sessionId);
  return null;
}
