import { type ErrorName, errors, type Lang, OK } from "@4d/contract";
import { Failure } from "../failure.ts";

/** What every answer under `/api` looks like (`seed §7`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export const success = (data: unknown): Envelope => ({ code: OK, message: "ok", data: data ?? null });

function envelopeOf(kind: ErrorName, lang: Lang, text?: string, data: unknown = null): Envelope {
  return { code: errors[kind].code, message: text ?? errors[kind][lang], data };
}

function kindOf(error: unknown): ErrorName {
  if (error instanceof Error && error.name === "DatabaseUnavailable") return "unavailable";
  if (error instanceof Error && error.name === "StorageFull") return "unavailable";
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE" || error.code === "FST_REQ_FILE_TOO_LARGE")
    return "tooLarge";
  if (typeof error.code === "string" && error.code.startsWith("FST_")) return "invalid";
  return "failed";
}

/** What people can tell an operator, who finds the log line by it. */
const numbered = (text: string, lang: Lang, requestId: string): string =>
  lang === "zh" ? `${text}(编号 ${requestId})` : `${text} (no. ${requestId})`;

/**
 * Translates whatever was thrown; the text of an unexpected error is never shown (`house §2.7`), but the number of the
 * request is, under which the log has it.
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
      unexpected: error.kind === "failed",
    };
  }
  const kind = kindOf(error);
  return { envelope: envelopeOf(kind, lang), unexpected: kind === "failed" || kind === "unavailable" };
}
