/** What somebody earns by something that was sold. */
export interface Earning {
  ownerId: number;
  amount: number;
  /** By what another made of his work. */
  isOrigin: boolean;
}

interface Sold {
  /** Bought capsules that were spent on it; given ones earn nothing. */
  paid: number;
  creator: number;
  /** Whose works it was made from, the nearest first. */
  origins: readonly number[];
}

/** Who makes something of his own work again keeps what he passes on to himself. */
function joined(earnings: readonly Earning[]): Earning[] {
  const byOwner = new Map<number, Earning>();
  for (const earning of earnings) {
    const known = byOwner.get(earning.ownerId);
    byOwner.set(earning.ownerId, known ? { ...known, amount: known.amount + earning.amount } : earning);
  }
  return [...byOwner.values()].filter(({ amount }) => amount > 0);
}

/**
 * Who earns how much of what was paid: the creator his share in per cent, of which he passes some on to whom he made
 * it from, who passes as much of that on, until nothing is left to pass (`money §6.2`).
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
