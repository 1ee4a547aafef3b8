/** Parts that are merged one by one; an absent part is one that was taken away or not yet made. */
export type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether two values say the same. Pure. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** The parts in which two differ, those only one of them has among them. Pure. */
export const differingParts = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  );

/**
 * Two people's changes of one thing, or one person's on two devices: a part that only one side changed is taken from
 * that side. Of what both changed to different things, mine stands in `merged` until somebody chooses. Pure.
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
 * What both sides know, given what was sent and never answered: a part that comes back as it was sent did arrive, and
 * is nobody else's change. Pure.
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
