/** A promise of the ledger that was broken. */
export class Broken extends Error {
  override readonly name = "Broken";
}

export function ensureHolds(condition: boolean, promise: string, facts?: unknown): void {
  if (!condition) throw new Broken(`${promise}${facts === undefined ? "" : `: ${JSON.stringify(facts)}`}`);
}
