import { Failure } from "../../platform/failure.ts";
import type { Outcome } from "../../platform/stream.ts";
import type { Refusal } from "./messages.policy.ts";

/** The failure a policy's refusal stands for. */
export function failureOf(refusal: NonNullable<Refusal>): Failure {
  return new Failure(refusal.kind, { zh: refusal.zh, en: refusal.en });
}

/** A policy's refusal as the outcome of an intent. */
export function refusalOf<R>(refusal: NonNullable<Refusal>): Outcome<R> {
  return { failure: failureOf(refusal) };
}

/** What a person outside a conversation gets: nothing is there (`protocol §19.4`). */
export const missing = <R>(): Outcome<R> => ({
  failure: new Failure("notFound", { zh: "消息不存在", en: "There is no such message" }),
});
