/** The one before or after in a ring; null when there is no other. Pure. */
export function neighbour<T extends { id: number }>(ring: readonly T[], id: number, by: 1 | -1): T | null {
  const others = ring.filter((one) => one.id !== id).length;
  if (others === 0) return null;
  const at = ring.findIndex((one) => one.id === id);
  if (at < 0) return ring.at(by > 0 ? 0 : -1) ?? null;
  return ring[(at + by + ring.length) % ring.length] ?? null;
}

/** A list with what came later behind it, nobody twice; where somebody stood before he stays. Pure. */
export function mergedRing<T extends { id: number }>(held: readonly T[], added: readonly T[]): readonly T[] {
  const renewed = new Map(added.map((one) => [one.id, one]));
  const known = new Set(held.map(({ id }) => id));
  return [...held.map((one) => renewed.get(one.id) ?? one), ...added.filter(({ id }) => !known.has(id))];
}
