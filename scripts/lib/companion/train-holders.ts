import { softmax } from "../../../packages/dialogue/src/learned/softmax.ts";
import { hashOf } from "../../../packages/dialogue/src/learned/sparse-weights.ts";
import { type Candidate, candidatesFor } from "../../../packages/dialogue/src/memory/tagger/holders.ts";
import { AdaptiveSteps } from "./adaptive-steps.ts";
import type { MarkedLine } from "./marked-lines.ts";
import type { DenseWeights } from "./pack-weights.ts";
import { repeatable, shuffle } from "./repeatable.ts";

const EPOCHS = 4;
const STEPS = { rate: 0.05, decay: 1e-3, first: 0.1 };

/** Those whom a value may be of. */
interface Choice {
  /** The rows of each candidate's features. */
  readonly candidates: readonly (readonly number[])[];
  /** Which candidate it is. */
  readonly right: number;
}

/** The names that a line gives to somebody, for what it says of them by name. */
const namesIn = ({ text, values }: MarkedLine): Record<string, string> =>
  Object.fromEntries(
    values.flatMap(({ kind, about, start, end }) =>
      (kind === "name" || kind === "nickname") && about !== undefined
        ? [[text.slice(start, end), about]]
        : [],
    ),
  );

/** Those whom something may be of, and whose it is. */
export interface Holding {
  readonly candidates: readonly Candidate[];
  /** The place of the right one among them; negative where it is none of them. */
  readonly right: number;
}

/** The choices in marked lines: whose each value is. */
const holdingsIn = (lines: readonly MarkedLine[]): Holding[] =>
  lines.flatMap((line) =>
    line.values.map((value) => {
      const { text, before } = line;
      const candidates = candidatesFor(value, { text, before, names: namesIn(line) });
      return { candidates, right: candidates.findIndex(({ about }) => about === value.about) };
    }),
  );

/** Choices by the rows of their features, and the hashes of the features in the order of their rows. */
function choicesOf(holdings: readonly Holding[]): { choices: Choice[]; hashes: number[] } {
  const rows = new Map<number, number>();
  const rowOf = (feature: string): number => {
    const hash = hashOf(feature);
    const row = rows.get(hash) ?? rows.size;
    rows.set(hash, row);
    return row;
  };
  const choices = holdings
    .filter(({ candidates, right }) => right >= 0 && candidates.length > 1)
    .map(({ candidates, right }) => ({
      candidates: candidates.map(({ features }) => features.map(rowOf)),
      right,
    }));
  return { choices, hashes: [...rows.keys()] };
}

/** Learns whose a value is, of those named near it. The same lines give the same weights. */
export const trainHolders = (
  lines: readonly MarkedLine[],
  afterEpoch: (right: number) => void,
): DenseWeights => trainHoldings(holdingsIn(lines), afterEpoch);

/** Learns whose something is, of those named near it. The same choices give the same weights. */
export function trainHoldings(
  holdings: readonly Holding[],
  afterEpoch: (right: number) => void,
): DenseWeights {
  const { choices, hashes } = choicesOf(holdings);
  const weights = new AdaptiveSteps(hashes.length, STEPS);
  const random = repeatable(7);
  const order = choices.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    let right = 0;
    for (const at of order) {
      const choice = choices[at];
      if (choice !== undefined && learn(choice, weights)) right += 1;
    }
    afterEpoch(right / Math.max(1, choices.length));
  }
  return { outputs: 1, hashes, rows: weights.values };
}

/** Makes the right candidate likelier; returns whether it was the likeliest. */
function learn({ candidates, right }: Choice, weights: AdaptiveSteps): boolean {
  const sums = candidates.map((rows) => rows.reduce((sum, row) => sum + (weights.values[row] ?? 0), 0));
  const shares = softmax(Float32Array.from(sums));
  for (const [at, rows] of candidates.entries()) {
    const gradient = (shares[at] ?? 0) - (at === right ? 1 : 0);
    for (const row of rows) weights.move(row, gradient);
  }
  return shares.indexOf(Math.max(...shares)) === right;
}
