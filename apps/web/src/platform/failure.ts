import { ApiError, TransportError } from "./http/errors.ts";
import { t } from "./i18n/i18n.ts";

/** Why a call failed, as a sentence for people; `field` if the server named one, `data` as received. */
export interface Failure {
  /** The envelope's code; 0 when no answer came. */
  code: number;
  message: string;
  field: string | null;
  data?: unknown;
}
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

function fieldOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("field" in data)) return null;
  return typeof data.field === "string" ? data.field : null;
}

/** Translates a rejection of the HTTP client; anything else is a bug and is thrown again. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError)
    return { code: error.code, message: error.message, field: fieldOf(error.data), data: error.data };
  if (error instanceof TransportError) {
    const message = error.kind === "timeout" ? t("common.timeout") : t("common.networkWeak");
    return { code: 0, message, field: null };
  }
  throw error;
}

/** Waits for a call and returns its result or its failure; stores use it so that their actions never reject. */
export async function attempt<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
