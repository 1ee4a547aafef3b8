import { MEMORY_KINDS, type MemoryKind } from "../../dialogue.ts";

/** Outside of any value. */
export const OUTSIDE = 0;

/** Outside; then for each kind a label where a value begins and one where it goes on. */
export const LABELS = 1 + 2 * MEMORY_KINDS.length;

export const beginOf = (kind: MemoryKind): number => 1 + 2 * MEMORY_KINDS.indexOf(kind);

/** What is added to the label of a beginning where its value goes on. */
export const GOES_ON = 1;

export const isWithin = (label: number): boolean => label !== OUTSIDE && label % 2 === 0;

/** The kind of a label that is not outside. */
export function kindOf(label: number): MemoryKind {
  const kind = MEMORY_KINDS.find((one) => label === beginOf(one) || label === beginOf(one) + GOES_ON);
  if (kind === undefined) throw new RangeError(`no kind has the label ${label}`);
  return kind;
}

/** Whether a label may stand after another: a value goes on only where one of its kind stands before. */
export const mayFollow = (label: number, before: number): boolean =>
  !isWithin(label) || before === label || before === label - GOES_ON;

/**
 * What weights add to: outside, a beginning or what goes on, whatever the kind; then each kind, wherever in the value. A
 * label's sum is that of its place and its kind, so that what is learned of one kind's values serves the others.
 */
export const OUTPUTS = 3 + MEMORY_KINDS.length;

export function placeOf(label: number): number {
  if (label === OUTSIDE) return 0;
  return isWithin(label) ? 2 : 1;
}

/** Where a label's kind is among the outputs; undefined outside. */
export const kindOutputOf = (label: number): number | undefined =>
  label === OUTSIDE ? undefined : 3 + Math.floor((label - 1) / 2);

/** The sum of each label, from the sums of places and kinds. */
export function labelSums(outputs: Float32Array): Float32Array {
  if (outputs.length !== OUTPUTS) throw new RangeError(`${outputs.length} sums instead of ${OUTPUTS}`);
  const sums = new Float32Array(LABELS);
  for (let label = 0; label < LABELS; label += 1) {
    const kind = kindOutputOf(label);
    sums[label] = (outputs[placeOf(label)] ?? 0) + (kind === undefined ? 0 : (outputs[kind] ?? 0));
  }
  return sums;
}
