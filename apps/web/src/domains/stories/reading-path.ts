/** Number of choices two paths share from their start. Pure. */
export function commonLength(one: readonly number[], other: readonly number[]): number {
  const max = Math.min(one.length, other.length);
  for (let at = 0; at < max; at += 1) if (one[at] !== other[at]) return at;
  return max;
}

/** Whether a path begins with another. Pure. */
export const startsWithPath = (path: readonly number[], start: readonly number[]): boolean =>
  commonLength(path, start) === start.length;

/** One server call on the way from the server's path to the reader's. */
export type SyncStep =
  | { readonly kind: "rewind"; readonly step: number }
  | { readonly kind: "step"; readonly at: number; readonly choices: number[] };

const STEPS_PER_CALL = 100;

/** The next call that leads from one path to another; null when they are equal. Pure. */
export function nextSyncStep(from: readonly number[], to: readonly number[]): SyncStep | null {
  const shared = commonLength(from, to);
  if (from.length > shared) return { kind: "rewind", step: shared };
  const choices = to.slice(shared, shared + STEPS_PER_CALL);
  return choices.length === 0 ? null : { kind: "step", at: shared, choices };
}
