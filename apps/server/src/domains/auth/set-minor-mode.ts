import type { api, InputOf } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import { changeMinorPin, findMinorPin } from "../users/index.ts";
import { LOGIN_BUCKET } from "./auth.policy.ts";
import { hashPassword, isPassword } from "./passwords.ts";

const WRONG = { field: "pin", zh: "四位密码不正确", en: "These are not the four digits" };

/**
 * Turns minor mode on with four digits, and off by the same (`characters §11.5`).
 * @throws Failure `wrongLogin` when it is on with other digits, `tooMany`.
 */
export async function setMinorMode({
  ctx: { services, actor },
  input: { on, pin },
}: Call<InputOf<typeof api.auth.setMinorMode>>): Promise<null> {
  const { db, bus, limits } = services;
  const bucket = `minor:${actor.id}` as const;
  await limited(services, bucket, LOGIN_BUCKET);
  const kept = await findMinorPin(db, actor.id);
  const by = { account: actor.id };
  const isRight = kept === null || (await isPassword(services, by, { passwordHash: kept, password: pin }));
  ensure(isRight, "wrongLogin", WRONG);
  await limits.giveBack(bucket, LOGIN_BUCKET);
  if (on === (kept !== null)) return null;
  const to = on ? await hashPassword(services, by, pin) : null;
  ensure(await changeMinorPin(db, actor.id, { from: kept, to }), "wrongLogin", WRONG);
  bus.publish("stale", `user:${actor.id}`);
  tell(bus, [actor.id], { type: "profile", userId: actor.id }, actor.sessionId);
  return null;
}
