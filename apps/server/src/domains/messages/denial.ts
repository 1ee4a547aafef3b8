import { Failure } from "../../platform/failure.ts";
import type { IntentOutcome } from "../../platform/stream.ts";
import type { MessageDenial } from "./messages.policy.ts";

/** The failure a policy's refusal stands for. */
export function failureOf(denial: NonNullable<MessageDenial>): Failure {
  return new Failure(denial.kind, { zh: denial.zh, en: denial.en });
}

/** A policy's refusal as the outcome of an intent. */
export function deniedOutcome<R>(denial: NonNullable<MessageDenial>): IntentOutcome<R> {
  return { failure: failureOf(denial) };
}

/** What a person outside a conversation gets: nothing is there (`protocol §19.4`). */
export const notFoundOutcome = <R>(): IntentOutcome<R> => ({
  failure: new Failure("notFound", { zh: "消息不存在", en: "There is no such message" }),
});
