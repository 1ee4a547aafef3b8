import { type Endpoint, errorsOf } from "@4d/contract";
import * as z from "zod/mini";
import { Failure, fail } from "../failure.ts";

/** @throws Failure `failed` for an answer that the contract does not let through. */
export function ensureResponse({ path, out }: Endpoint, data: unknown): void {
  const checked = z.safeParse(out, data ?? null);
  if (!checked.success)
    fail("failed", { en: `answer of ${path} breaks the contract: ${checked.error.message}` });
}

/**
 * The error itself, or what is wrong with it: no client knows of a refusal that the contract does not name. Before its
 * verb an operation may be refused as any of its kind (`errorsOf`), by its verb only as it says itself.
 */
export function undeclaredError(endpoint: Endpoint, error: unknown, byVerb: boolean): unknown {
  const named = byVerb ? endpoint.errors : errorsOf(endpoint);
  if (!(error instanceof Failure) || named.includes(error.kind)) return error;
  // A fault of ours may be anywhere, so may a server that stops, and a token whose account has just gone.
  if (
    error.kind === "failed" ||
    error.kind === "unavailable" ||
    (error.kind === "badToken" && endpoint.access !== "public")
  )
    return error;
  const { method, path } = endpoint;
  return new Failure("failed", {
    en: `${method} ${path} answers ${error.kind}, which its contract does not name`,
  });
}
