import { type ErrorName, errors, type Lang, OK } from "@4d/contract";
import type { FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";

/** What every answer under `/api` looks like (`rules §7.1`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export const success = (data: unknown): Envelope => ({ code: OK, message: "ok", data: data ?? null });

function envelopeOf(kind: ErrorName, lang: Lang, text?: string, data: unknown = null): Envelope {
  return { code: errors[kind].code, message: text ?? errors[kind][lang], data };
}

/** By name: what throws them lies in rings of its own. */
const UNAVAILABLE = ["DatabaseUnavailable", "StorageFull", "StorageUnavailable"];

function kindOf(error: unknown): ErrorName {
  if (error instanceof Error && UNAVAILABLE.includes(error.name)) return "unavailable";
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE" || error.code === "FST_REQ_FILE_TOO_LARGE")
    return "tooLarge";
  if (typeof error.code === "string" && error.code.startsWith("FST_")) return "invalid";
  return "failed";
}

/** What people can tell an operator, who finds the log line by it. */
const numbered = (text: string, lang: Lang, requestId: string): string =>
  lang === "zh" ? `${text}（编号 ${requestId}）` : `${text} (no. ${requestId})`;

/** Nothing the person did, and nothing they can mend: the log has to say more than they are shown. */
const isOurs = (kind: ErrorName): boolean => kind === "failed" || kind === "unavailable";

/**
 * Translates whatever was thrown; the text of an unexpected error is never shown (`rules §8.3`), but the number of the
 * request is, under which the log has it. `unexpected`: whoever answers with it writes that line.
 */
export function failureEnvelope(
  error: unknown,
  lang: Lang,
  requestId: string,
): { envelope: Envelope; unexpected: boolean } {
  const translated = translate(error, lang);
  const { envelope, unexpected } = translated;
  if (!unexpected) return translated;
  return { envelope: { ...envelope, message: numbered(envelope.message, lang, requestId) }, unexpected };
}

function translate(error: unknown, lang: Lang): { envelope: Envelope; unexpected: boolean } {
  if (error instanceof Failure) {
    const { zh, en, data, field } = error.details;
    const text = lang === "zh" ? zh : en;
    return {
      envelope: envelopeOf(error.kind, lang, text, data ?? (field ? { field } : null)),
      unexpected: isOurs(error.kind),
    };
  }
  const kind = kindOf(error);
  return { envelope: envelopeOf(kind, lang), unexpected: isOurs(kind) };
}

interface Fault {
  request: FastifyRequest;
  error: unknown;
  operation?: string;
  /** Told of a sender who broke off. */
  count: () => void;
}

/** Whether the sender went before the request was whole; what fails then fails by that. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && raw.complete === false;

/** A fault of ours, in the log under the number of its request; a sender who broke off is only counted. */
export function logFault({ request, error, operation, count }: Fault): void {
  const where = { reqId: request.id, ...(operation !== undefined && { operation }) };
  if (isBrokenOff(request)) {
    count();
    request.log.debug(
      { ...where, reason: error instanceof Error ? error.message : "" },
      "the sender broke off",
    );
    return;
  }
  request.log.error(
    { err: error, ...where },
    operation === undefined ? "request failed" : "operation failed",
  );
}
