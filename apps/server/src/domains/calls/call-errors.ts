import { fail } from "../../platform/failure.ts";
import type { CallDenial } from "./calls.policy.ts";

/** Throws if a policy refused. */
export function ensureAllowed(denial: CallDenial): void {
  if (denial !== null) fail(denial.kind, { zh: denial.zh, en: denial.en });
}

/** The call is over, is a different one, or never existed. */
export const failCallOver = (): never => fail("conflict", { zh: "通话已结束", en: "This call has ended" });
/** Another terminal of mine accepted first. */
export const failAnsweredElsewhere = (): never =>
  fail("conflict", { zh: "已在其他设备上接听", en: "Answered on another device" });
/** I am in a call already. */
export const failInCall = (): never =>
  fail("conflict", { zh: "你正在通话中", en: "You’re already in a call" });
/** Without a socket no signal could reach me. */
export const failNotConnected = (): never =>
  fail("conflict", { zh: "网络未连接，请稍后再试", en: "You’re not connected. Please try again" });
