import { softmax } from "../../learned/softmax.ts";
import { type PackedWeights, SparseWeights } from "../../learned/sparse-weights.ts";
import { askFeatures } from "./ask-features.ts";
import model from "./weights.json" with { type: "json" };

/** What the trainer writes: the kinds in the order of the sums, and their weights. */
export interface AskModel {
  readonly kinds: readonly string[];
  readonly weights: PackedWeights;
}

/** A kind as in `evaluation/ask-kinds.json`, or `say` for what asks nothing; from 0 to 1 how likely it is. */
export interface LikelyAsk {
  readonly kind: string;
  readonly likelihood: number;
}

/** Decoded at the first use. */
let weights: SparseWeights | undefined;

/** How much of a line is read, in characters. */
const READ_MOST = 400;

/**
 * The kind that a line most likely is, learned from `training/asks`: a linear model over its signs and words. It knows
 * wordings that no rule lists, and says how sure it is. Pure.
 */
export function likelyAsk(line: string, characterLine: string): LikelyAsk {
  weights ??= new SparseWeights(model.weights);
  const features = askFeatures(line.slice(0, READ_MOST), characterLine.slice(-READ_MOST));
  const shares = softmax(weights.sums(features));
  const best = shares.indexOf(Math.max(...shares));
  return { kind: model.kinds[best] ?? "say", likelihood: shares[best] ?? 0 };
}
