import { askFeatures } from "../../asks/learned/ask-features.ts";
import { MEMORY_KINDS, type MemoryKind } from "../../dialogue.ts";
import { softmax } from "../../learned/softmax.ts";
import { type PackedWeights, SparseWeights } from "../../learned/sparse-weights.ts";
import { candidatesFor, likeliest } from "../tagger/holders.ts";
import { questionWordIn } from "./question-word.ts";
import model from "./weights.json" with { type: "json" };

/** What the trainer writes: what questions ask for, in the order of the sums, and whose it is. */
export interface QuestionModel {
  /** Kinds of memories, `detail` for something else the person said, `none` for what is no question about them. */
  readonly asked: readonly string[];
  readonly weights: PackedWeights;
  readonly holders: PackedWeights;
}

/** What a line most likely asks about the person's life. */
export interface LikelyQuestion {
  /** The kinds of memories that may answer, the likeliest first; none for a detail that has no kind. */
  readonly kinds: readonly MemoryKind[];
  /** From 0 to 1: how likely the line asks nothing of the person's life. */
  readonly none: number;
  /** From 0 to 1: how likely the first kind is, or that it is a detail. */
  readonly likelihood: number;
  /** Whose fact it is, by a key of the lexicon; undefined for the person's own. */
  readonly about: string | undefined;
}

/** Somebody who is not named. */
const PRONOUN = /[他她它]|(?<![a-z])(?:he|she|him|his|her|they|them|their)(?![a-z])/iu;
/** Whatever somebody calls the person, it is the person's. */
const CALLED = /(?:叫|喊|称呼)我|(?<![a-z])calls? me(?![a-z])/iu;

/** Where a question is read: the line before it, and whom the names in it are of. */
export interface QuestionContext {
  readonly before: string;
  readonly names: Readonly<Record<string, string>>;
}

/** A kind that is this likely may be meant too. */
const ALSO = 0.12;

let weights: { asked: SparseWeights; holders: SparseWeights } | undefined;

const isKind = (name: string): name is MemoryKind => MEMORY_KINDS.some((kind) => kind === name);

/**
 * What a line asks of the person's life, learned from `training/questions`: a linear model over its signs and words, and
 * a choice of whose fact it is among those whom it names. Pure.
 */
export function likelyQuestion(text: string, { before, names }: QuestionContext): LikelyQuestion {
  weights ??= { asked: new SparseWeights(model.weights), holders: new SparseWeights(model.holders) };
  const shares = softmax(weights.asked.sums(askFeatures(text, before)));
  const found = model.asked
    .map((name, at) => ({ name, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share);
  const none = found.find(({ name }) => name === "none")?.share ?? 0;
  const asked = found.filter(({ name }) => name !== "none");
  const [first = { name: "detail", share: 0 }] = asked;
  const kinds = asked.flatMap(({ name, share }) => (isKind(name) && share >= ALSO ? [name] : []));
  return {
    kinds:
      first.name === "detail" ? [] : [...new Set([...(isKind(first.name) ? [first.name] : []), ...kinds])],
    ...{ none, likelihood: first.share },
    about: whoseIs(text, first.name, { before, names }, weights.holders),
  };
}

function whoseIs(
  text: string,
  name: string,
  context: QuestionContext,
  holders: SparseWeights,
): string | undefined {
  if (CALLED.test(text)) return undefined;
  const before = PRONOUN.test(text) ? context.before : "";
  const span = { kind: isKind(name) ? name : "other", ...questionWordIn(text) } as const;
  return likeliest(
    candidatesFor(span, { ...context, text, before }),
    (features) => holders.totals(features)[0] ?? 0,
  );
}
