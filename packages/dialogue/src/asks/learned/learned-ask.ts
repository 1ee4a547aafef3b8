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
  /** From 0 to 1: how likely the line is of the kind's group, as `daily` of `daily.meal`. */
  readonly ofGroup: number;
}

/** Decoded at the first use. */
let weights: SparseWeights | undefined;

const groupOf = (kind: string): string => kind.split(".")[0] ?? kind;

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
  const kind = model.kinds[best] ?? "say";
  const group = groupOf(kind);
  const ofGroup = shares.reduce(
    (sum, share, at) => (groupOf(model.kinds[at] ?? "") === group ? sum + share : sum),
    0,
  );
  return { kind, likelihood: shares[best] ?? 0, ofGroup };
}
