/** A promise of the ledger that was broken. */
export class LedgerViolation extends Error {
  override readonly name = "Broken";
}

export function ensureInvariant(condition: boolean, promise: string, facts?: unknown): void {
  if (!condition)
    throw new LedgerViolation(`${promise}${facts === undefined ? "" : `: ${JSON.stringify(facts)}`}`);
}
