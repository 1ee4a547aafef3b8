import { createHash } from "node:crypto";
import { claimKey, findOutcome, saveOutcome } from "./keys.repository.ts";
import type { LedgerStep } from "./ledger-transaction.ts";
import { type LedgerOutcome, ledgerRefused } from "./outcome.ts";

/** A request under a key: the same key with another request is refused with 409. */
export interface KeyedRequest {
  key: string;
  request: unknown;
}

const hashOf = (request: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(request) ?? "")
    .digest("base64url");

/**
 * Runs `work` once per key, however often and from however many nodes it is requested. The key is inserted first, in
 * the same transaction, so a second request waits there and then returns the first outcome, a refusal included (`money
 * §3.2`). The result of `work` must survive JSON.
 */
export async function onceForKey<T>(
  step: LedgerStep,
  { key, request }: KeyedRequest,
  work: () => Promise<LedgerOutcome<T>>,
): Promise<LedgerOutcome<T>> {
  const hash = hashOf(request);
  if (await claimKey(step.trx, { key, hash, now: step.now })) {
    const outcome = await work();
    await saveOutcome(step.trx, key, JSON.stringify(outcome));
    return outcome;
  }
  const saved = await findOutcome(step.trx, key);
  if (saved.req_hash !== hash)
    return ledgerRefused({
      kind: "conflict",
      zh: "这个请求编号已用于另一个操作",
      en: "This idempotency key was used for something else",
    });
  return saved.outcome as LedgerOutcome<T>;
}
