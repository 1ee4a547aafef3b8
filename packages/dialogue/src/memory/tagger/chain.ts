import { LABELS, mayFollow } from "./labels.ts";

/** How well each label fits each token, and how well labels follow each other. */
export interface Chain {
  /** One row of `LABELS` sums for each token. */
  readonly sums: readonly Float32Array[];
  /** `LABELS` rows, by the label before, of `LABELS` sums. */
  readonly follow: Float32Array;
}

/** Likelihoods of a line's labels. */
export interface Marginals {
  /** One row for each token: how likely each label is. */
  readonly labels: readonly Float32Array[];
  /** Rows for the tokens before and after a step, handed over scaled: what the trainer compares transitions by. */
  readonly forward: readonly Float32Array[];
  readonly backward: readonly Float32Array[];
}

/** Transition factors: e to the sums, nothing where a label may not follow. */
export function factorsOf(follow: Float32Array): Float32Array {
  const factors = new Float32Array(LABELS * LABELS);
  for (let before = 0; before < LABELS; before += 1)
    for (let label = 0; label < LABELS; label += 1) {
      const at = before * LABELS + label;
      if (mayFollow(label, before)) factors[at] = Math.exp(follow[at] ?? 0);
    }
  return factors;
}

/** e to a token's sums, the greatest made 1 so that long lines stay within numbers. */
function fitsOf(sums: Float32Array): Float32Array {
  const most = Math.max(...sums);
  return sums.map((sum) => Math.exp(sum - most));
}

function scaled(row: Float32Array): Float32Array {
  const total = row.reduce((all, one) => all + one, 0);
  return total === 0 ? row : row.map((one) => one / total);
}

/** A row through the transitions, forwards or backwards. */
function through(row: Float32Array, factors: Float32Array, isForward: boolean): Float32Array {
  const result = new Float32Array(LABELS);
  for (let before = 0; before < LABELS; before += 1) {
    const from = before * LABELS;
    if (isForward) {
      const share = row[before] ?? 0;
      if (share === 0) continue;
      for (let label = 0; label < LABELS; label += 1)
        result[label] = (result[label] ?? 0) + share * (factors[from + label] ?? 0);
    } else {
      let sum = 0;
      for (let label = 0; label < LABELS; label += 1) sum += (row[label] ?? 0) * (factors[from + label] ?? 0);
      result[before] = sum;
    }
  }
  return result;
}

const product = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((value, at) => value * (other[at] ?? 0));

/** No value goes on where a line begins. */
const beginning = (): Float32Array =>
  Float32Array.from({ length: LABELS }, (_, label) => (mayFollow(label, 0) ? 1 : 0));

/** How likely each label of each token is, all others of the line considered (forward and backward). Pure. */
export function marginalsOf({ sums }: Pick<Chain, "sums">, factors: Float32Array): Marginals {
  const fits = sums.map(fitsOf);
  const forward: Float32Array[] = [];
  for (const [at, fit] of fits.entries()) {
    const before = forward[at - 1];
    forward.push(scaled(product(fit, before === undefined ? beginning() : through(before, factors, true))));
  }
  const backward: Float32Array[] = sums.map(() => new Float32Array(LABELS).fill(1));
  for (let at = sums.length - 2; at >= 0; at -= 1) {
    const next = product(
      fits[at + 1] ?? new Float32Array(LABELS),
      backward[at + 1] ?? new Float32Array(LABELS),
    );
    backward[at] = scaled(through(next, factors, false));
  }
  const labels = forward.map((row, at) => scaled(product(row, backward[at] ?? row)));
  return { labels, forward, backward };
}

/** The likeliest labels of a line together (Viterbi). Pure. */
export function likeliestLabels({ sums, follow }: Chain): number[] {
  const [first] = sums;
  if (first === undefined) return [];
  let best = first.map((sum, label) => (mayFollow(label, 0) ? sum : Number.NEGATIVE_INFINITY));
  const origins: Uint8Array[] = [];
  for (const row of sums.slice(1)) {
    const origin = new Uint8Array(LABELS);
    const next = new Float32Array(LABELS).fill(Number.NEGATIVE_INFINITY);
    for (let before = 0; before < LABELS; before += 1) {
      for (let label = 0; label < LABELS; label += 1) {
        if (!mayFollow(label, before)) continue;
        const sum = (best[before] ?? 0) + (follow[before * LABELS + label] ?? 0) + (row[label] ?? 0);
        if (sum <= (next[label] ?? 0)) continue;
        next[label] = sum;
        origin[label] = before;
      }
    }
    origins.push(origin);
    best = next;
  }
  let label = best.indexOf(Math.max(...best));
  const labels = [label];
  for (let at = origins.length - 1; at >= 0; at -= 1) {
    label = origins[at]?.[label] ?? 0;
    labels.push(label);
  }
  return labels.reverse();
}
