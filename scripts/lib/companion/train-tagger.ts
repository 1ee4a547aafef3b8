import { hashOf } from "../../../packages/dialogue/src/learned/sparse-weights.ts";
import { factorsOf, marginalsOf } from "../../../packages/dialogue/src/memory/tagger/chain.ts";
import {
  beginOf,
  GOES_ON,
  kindOutputOf,
  LABELS,
  labelSums,
  mayFollow,
  OUTPUTS,
  OUTSIDE,
  placeOf,
} from "../../../packages/dialogue/src/memory/tagger/labels.ts";
import { type TaggedLine, tagFeatures } from "../../../packages/dialogue/src/memory/tagger/tag-features.ts";
import { AdaptiveSteps } from "./adaptive-steps.ts";
import type { MarkedLine } from "./marked-lines.ts";
import type { DenseWeights } from "./pack-weights.ts";
import { repeatable, shuffle } from "./repeatable.ts";

/** How often all lines are learned from with all features, and then with those that have come to weigh something. */
const EPOCHS = { all: 4, weighty: 2 };
/** Weights smaller than this do not weigh. */
const WEIGHTY = 0.15;
const STEPS = { rate: 0.1, decay: 0.01, first: 0.05 };
/** A feature counts when at least this many tokens have it. */
const SEEN_LEAST = 3;
/** Gradients below this are not worth a step. */
const SMALL = 2e-3;
/** The share of a token's features left out at random, so that no single one is relied on. */
const LEFT_OUT = 0.4;
/** Labels less likely than this have no part in a transition. */
const UNLIKELY = 1e-4;

/** What is learned from. */
export interface Lesson {
  readonly line: TaggedLine;
  readonly marked: MarkedLine;
}

/** A lesson as numbers: the rows of each token's features, and its label. */
interface Counted {
  readonly rows: readonly Int32Array[];
  readonly labels: readonly number[];
}

/** Two labels that follow each other, and what speaks for every pair in their place. */
interface Step {
  readonly before: number;
  readonly right: number;
  readonly sums: Float32Array;
  readonly forward: Float32Array;
  readonly backward: Float32Array;
  readonly factors: Float32Array;
}

/** The right label of each token. A value that does not end with a token reaches to that token's end. */
function labelsOf({ line, marked }: Lesson): number[] {
  const labels = line.tokens.map(() => OUTSIDE);
  for (const { kind, start, end } of marked.values) {
    let label = beginOf(kind);
    for (const [at, token] of line.tokens.entries()) {
      if (token.end <= start || token.start >= end) continue;
      labels[at] = label;
      label = beginOf(kind) + GOES_ON;
    }
  }
  return labels;
}

/** The features that count, by hash, each with its row. */
function rowsOf(lines: readonly (readonly (readonly number[])[])[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const line of lines)
    for (const token of line) for (const hash of token) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [hash, times] of seen) if (times >= SEEN_LEAST) rows.set(hash, rows.size);
  return rows;
}

class Learner {
  readonly weights: AdaptiveSteps;
  readonly follow = new AdaptiveSteps(LABELS * LABELS, STEPS);

  constructor(rows: number) {
    this.weights = new AdaptiveSteps(rows * OUTPUTS, STEPS);
  }

  /** Makes the right labels of a line likelier; returns the mean loss of its tokens. */
  learn(rows: readonly Int32Array[], labels: readonly number[]): number {
    const sums = rows.map((one) => labelSums(this.#outputs(one)));
    const factors = factorsOf(this.follow.values);
    const { labels: shares, forward, backward } = marginalsOf({ sums }, factors);
    const nothing = new Float32Array(LABELS);
    let loss = 0;
    for (const [at, share] of shares.entries()) {
      const right = labels[at] ?? OUTSIDE;
      loss -= Math.log((share[right] ?? 0) + 1e-9);
      this.#learnToken(rows[at] ?? new Int32Array(0), share, right);
      const step = { before: labels[at - 1] ?? OUTSIDE, right, sums: sums[at] ?? nothing, factors };
      if (at > 0)
        this.#learnStep({ ...step, forward: forward[at - 1] ?? nothing, backward: backward[at] ?? nothing });
    }
    return loss / Math.max(1, labels.length);
  }

  #outputs(rows: Int32Array): Float32Array {
    const sums = new Float32Array(OUTPUTS);
    for (const row of rows) {
      const from = row * OUTPUTS;
      for (let output = 0; output < OUTPUTS; output += 1)
        sums[output] = (sums[output] ?? 0) + (this.weights.values[from + output] ?? 0);
    }
    return sums;
  }

  #learnToken(rows: Int32Array, share: Float32Array, right: number): void {
    const gradients = new Float32Array(OUTPUTS);
    for (let label = 0; label < LABELS; label += 1) {
      const gradient = (share[label] ?? 0) - (label === right ? 1 : 0);
      const place = placeOf(label);
      const kind = kindOutputOf(label);
      gradients[place] = (gradients[place] ?? 0) + gradient;
      if (kind !== undefined) gradients[kind] = (gradients[kind] ?? 0) + gradient;
    }
    for (const [output, gradient] of gradients.entries()) {
      if (Math.abs(gradient) < SMALL) continue;
      for (const row of rows) this.weights.move(row * OUTPUTS + output, gradient);
    }
  }

  #learnStep({ before, right, sums, forward, backward, factors }: Step): void {
    const most = Math.max(...sums);
    const pairs: { at: number; share: number }[] = [];
    let total = 0;
    for (let one = 0; one < LABELS; one += 1) {
      const from = forward[one] ?? 0;
      if (from < UNLIKELY && one !== before) continue;
      for (let label = 0; label < LABELS; label += 1) {
        if (!mayFollow(label, one)) continue;
        const at = one * LABELS + label;
        const share =
          from * (factors[at] ?? 0) * Math.exp((sums[label] ?? 0) - most) * (backward[label] ?? 0);
        pairs.push({ at, share });
        total += share;
      }
    }
    for (const { at, share } of pairs) {
      const gradient = share / (total || 1) - (at === before * LABELS + right ? 1 : 0);
      if (Math.abs(gradient) > SMALL) this.follow.move(at, gradient);
    }
  }
}

function countedOf(lessons: readonly Lesson[]): { counted: Counted[]; hashes: number[] } {
  const hashed = lessons.map(({ line }) => tagFeatures(line).map((features) => features.map(hashOf)));
  const rows = rowsOf(hashed);
  const counted = lessons.map((lesson, at) => ({
    rows: (hashed[at] ?? []).map((token) => Int32Array.from(token.flatMap((hash) => rows.get(hash) ?? []))),
    labels: labelsOf(lesson),
  }));
  return { counted, hashes: [...rows.keys()] };
}

/**
 * Learns which tokens of a line are values, and of which kind: a linear chain, trained by its gradient. The same lines
 * give the same weights.
 */
export function trainTagger(
  lessons: readonly Lesson[],
  afterEpoch: (loss: number) => void,
): { weights: DenseWeights; follow: Float32Array } {
  const { counted, hashes } = countedOf(lessons);
  const learner = new Learner(hashes.length);
  const order = lessons.map((_, at) => at);
  const random = repeatable(5);
  for (let epoch = 0; epoch < EPOCHS.all + EPOCHS.weighty; epoch += 1) {
    if (epoch === EPOCHS.all) learner.weights.leaveOut(WEIGHTY);
    shuffle(order, random);
    let loss = 0;
    for (const at of order) {
      const { rows = [], labels = [] } = counted[at] ?? {};
      loss += learner.learn(
        rows.map((one) => one.filter(() => random() > LEFT_OUT)),
        labels,
      );
    }
    afterEpoch(loss / lessons.length);
  }
  return {
    weights: { outputs: OUTPUTS, hashes, rows: learner.weights.values },
    follow: learner.follow.values,
  };
}
