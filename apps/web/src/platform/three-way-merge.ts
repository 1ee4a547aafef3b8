/** Parts that are merged one by one; an absent part was removed or does not exist yet. */
export type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether two values are equal, compared in depth. Pure. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** The names of parts that differ or that only one side has. Pure. */
export const differingParts = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  );

/**
 * Merges the changes of two people, or of one person on two devices. A part that only one side changed is taken from
 * that side. Where both changed a part differently, it is a clash, and `merged` has mine until somebody chooses. Pure.
 */
export function mergeThreeWay(base: Parts, mine: Parts, theirs: Parts): { merged: Parts; clashes: string[] } {
  const changed = differingParts(base, mine);
  const clashes = changed.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of changed) {
    if (name in mine) merged[name] = mine[name];
    else delete merged[name];
  }
  return { merged, clashes };
}

/**
 * The base after a request that got no answer: a part that the other side now has as it was sent did arrive, and is
 * not somebody else's change. Pure.
 */
export function withArrived(base: Parts, sent: Parts, theirs: Parts): Parts {
  const known: Record<string, unknown> = { ...base };
  for (const name of differingParts(base, theirs)) {
    if (!isSame(sent[name], theirs[name])) continue;
    if (name in theirs) known[name] = theirs[name];
    else delete known[name];
  }
  return known;
}
