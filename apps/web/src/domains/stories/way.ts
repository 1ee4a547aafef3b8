/** How many choices two ways have in common from their beginning. Pure. */
export function common(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
}

/** Whether a way begins with another. Pure. */
export const beginsWith = (way: readonly number[], start: readonly number[]): boolean =>
  common(way, start) === start.length;

/** One call to the server on the way from where it thinks a reader is to where he was. */
export type Leg =
  | { readonly kind: "rewind"; readonly step: number }
  | { readonly kind: "step"; readonly at: number; readonly choices: number[] };

const MOST = 100;

/** The next call that leads from one way to another; null when they are the same. Pure. */
export function nextLeg(from: readonly number[], to: readonly number[]): Leg | null {
  const shared = common(from, to);
  if (from.length > shared) return { kind: "rewind", step: shared };
  const choices = to.slice(shared, shared + MOST);
  return choices.length === 0 ? null : { kind: "step", at: shared, choices };
}
