import { Failure } from "../../platform/failure.ts";
import type { IntentOutcome } from "../../platform/stream.ts";
import type { MessageDenial } from "./messages.policy.ts";

/** The failure for a policy's denial. */
export function failureOf(denial: NonNullable<MessageDenial>): Failure {
  return new Failure(denial.kind, { zh: denial.zh, en: denial.en });
}

/** A policy's denial as the outcome of an intent. */
export function deniedOutcome<R>(denial: NonNullable<MessageDenial>): IntentOutcome<R> {
  return { failure: failureOf(denial) };
}

/** The outcome for a person outside a conversation: not found (`protocol §19.4`). */
export const notFoundOutcome = <R>(): IntentOutcome<R> => ({
  failure: new Failure("notFound", { zh: "消息不存在", en: "Message not found" }),
});
