/** What a person earns from a sale. */
export interface Earning {
  ownerId: number;
  amount: number;
  /** Earned from what another creator made from their work. */
  isOrigin: boolean;
}

interface Sold {
  /** Bought capsules spent on it; bonus capsules earn nothing. */
  paid: number;
  creator: number;
  /** Creators of the works it was made from, nearest first. */
  origins: readonly number[];
}

/** Merges earnings per person: whoever remixes their own work keeps the part they pass on. */
function joined(earnings: readonly Earning[]): Earning[] {
  const byOwner = new Map<number, Earning>();
  for (const earning of earnings) {
    const known = byOwner.get(earning.ownerId);
    byOwner.set(earning.ownerId, known ? { ...known, amount: known.amount + earning.amount } : earning);
  }
  return [...byOwner.values()].filter(({ amount }) => amount > 0);
}

/**
 * Splits what was paid: the creator gets their share in per cent and passes part of it on to the creator of the origin,
 * who does the same, until nothing is left to pass on (`money §6.2`).
 */
export function earningsOf(
  { paid, creator, origins }: Sold,
  { share, originShare }: { share: number; originShare: number },
): Earning[] {
  const line = [creator, ...origins];
  let left = Math.floor((paid * share) / 100);
  const earnings = line.map((ownerId, at): Earning => {
    const passed = at === line.length - 1 ? 0 : Math.floor((left * originShare) / 100);
    const amount = left - passed;
    left = passed;
    return { ownerId, amount, isOrigin: at > 0 };
  });
  return joined(earnings);
}
