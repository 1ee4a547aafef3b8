import { createHash } from "node:crypto";
import { claimKey, keepOutcome, keptOutcome } from "./keys.repository.ts";
import type { LedgerStep } from "./ledger.ts";
import { type Outcome, refuse } from "./outcome.ts";

/** What is asked for under a key: the same key with another request is refused with 409. */
export interface Claim {
  key: string;
  request: unknown;
}

const hashOf = (request: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(request) ?? "")
    .digest("base64url");

/**
 * Does `work` once for its key, however often and from however many nodes it is asked: the key is inserted
 * first, in the same transaction, so a second one waits there and then answers what the first came to, a
 * refusal included (`money §3.2`). What `work` answers must survive JSON.
 */
export async function claimed<T>(
  step: LedgerStep,
  { key, request }: Claim,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const hash = hashOf(request);
  if (await claimKey(step.trx, { key, hash, now: step.now })) {
    const outcome = await work();
    await keepOutcome(step.trx, key, JSON.stringify(outcome));
    return outcome;
  }
  const kept = await keptOutcome(step.trx, key);
  if (kept.req_hash !== hash)
    return refuse({
      kind: "conflict",
      zh: "这个请求编号已用于另一个操作",
      en: "This idempotency key was used for something else",
    });
  return kept.outcome as Outcome<T>;
}
