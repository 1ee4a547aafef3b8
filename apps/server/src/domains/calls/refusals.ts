import { fail } from "../../platform/failure.ts";
import type { Refusal } from "./calls.policy.ts";

/** Throws what a policy refused. */
export function allow(refusal: Refusal): void {
  if (refusal !== null) fail(refusal.kind, { zh: refusal.zh, en: refusal.en });
}

/** The call is over, is another one, or never was. */
export const over = (): never => fail("conflict", { zh: "通话已结束", en: "This call is over" });
/** Somebody else's terminal, or another of mine, answered first. */
export const answeredElsewhere = (): never =>
  fail("conflict", { zh: "已在其他设备上接听", en: "Answered on another device" });
/** I am in a call already. */
export const inCall = (): never => fail("conflict", { zh: "你正在通话中", en: "You are in a call already" });
/** Without a socket no answer could reach me. */
export const notConnected = (): never =>
  fail("conflict", { zh: "网络未连接,请稍后再试", en: "You are not connected, please try again" });
