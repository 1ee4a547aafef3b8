import { type ErrorName, errors, type Lang, OK } from "@4d/contract";
import type { FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";

/** The shape of every response under `/api` (`rules §7.1`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export const success = (data: unknown): Envelope => ({ code: OK, message: "ok", data: data ?? null });

function envelopeOf(kind: ErrorName, lang: Lang, text?: string, data: unknown = null): Envelope {
  return { code: errors[kind].code, message: text ?? errors[kind][lang], data };
}

/** By name: the modules that throw them are in outer rings. */
const UNAVAILABLE = ["DatabaseUnavailable", "StorageFull", "StorageUnavailable"];

function kindOf(error: unknown): ErrorName {
  if (error instanceof Error && UNAVAILABLE.includes(error.name)) return "unavailable";
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE" || error.code === "FST_REQ_FILE_TOO_LARGE")
    return "tooLarge";
  if (typeof error.code === "string" && error.code.startsWith("FST_")) return "invalid";
  return "failed";
}

/** Adds the request number, which people can give an operator to find the log line. */
const numbered = (text: string, lang: Lang, requestId: string): string =>
  lang === "zh" ? `${text}（编号 ${requestId}）` : `${text} (no. ${requestId})`;

/** Not caused by the person and not fixable by them: the log must say more than they are shown. */
const isOurs = (kind: ErrorName): boolean => kind === "failed" || kind === "unavailable";

/**
 * Translates any error; the text of an unexpected one is never shown (`rules §8.3`), only the number of the request,
 * under which the log has it. `unexpected`: the caller must write that log line.
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
  /** Called when the sender disconnected. */
  count: () => void;
}

/** Whether the sender disconnected before the request was complete; later failures follow from that. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && raw.complete === false;

/** Logs a fault of ours under the number of its request; a sender who disconnected is only counted. */
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
