import type { MemoryKind } from "../../dialogue.ts";
import { type PackedWeights, SparseWeights } from "../../learned/sparse-weights.ts";
import { tokensOf } from "../../learned/tokens.ts";
import { factorsOf, likeliestLabels, marginalsOf } from "./chain.ts";
import { candidatesFor, type HolderContext, likeliest } from "./holders.ts";
import { isWithin, kindOf, labelSums, OUTSIDE } from "./labels.ts";
import { type TaggedLine, tagFeatures } from "./tag-features.ts";
import { type PackedClasses, WordClasses } from "./word-classes.ts";

/** What the trainer writes. */
export interface TaggerModel {
  readonly classes: PackedClasses;
  readonly tags: PackedWeights;
  /** How well labels follow each other: `LABELS` rows, by the label before. */
  readonly follow: readonly number[];
  readonly holders: PackedWeights;
}

/** A value that a line states of somebody. */
export interface TaggedValue {
  readonly kind: MemoryKind;
  readonly start: number;
  readonly end: number;
  /** Whose it is; undefined for the person's own. */
  readonly about: string | undefined;
  /** From 0 to 1: how likely some value stands here. */
  readonly likelihood: number;
}

/** A line with what speaks for each label of each of its tokens. */
interface ReadLine {
  readonly line: TaggedLine;
  readonly sums: readonly Float32Array[];
  /** From 0 to 1: how likely each token belongs to a value. */
  readonly shares: readonly number[];
}

/** How many lines are held that were read lately: a question looks through the lines of its chat again. */
const LATELY_MOST = 256;

/** How many words of the character's line before count, from its end. */
const BEFORE_MOST = 14;

/** A line in the form that features are read from. */
export function taggedLine(text: string, before: string, classes: WordClasses): TaggedLine {
  const tokens = tokensOf(text);
  const asked = tokensOf(before).slice(-BEFORE_MOST);
  return { text, tokens, marks: classes.marksOf(tokens), before: asked.map(({ word }) => word) };
}

/** Where values stand by their labels, in tokens. */
function spansOf(labels: readonly number[]): { label: number; from: number; to: number }[] {
  const spans: { label: number; from: number; to: number }[] = [];
  for (let from = 0; from < labels.length; from += 1) {
    const label = labels[from] ?? OUTSIDE;
    if (label === OUTSIDE || isWithin(label)) continue;
    let to = from + 1;
    while (isWithin(labels[to] ?? OUTSIDE)) to += 1;
    spans.push({ label, from, to });
  }
  return spans;
}

/** Finds the facts in a line by what was learned from marked lines. */
export class FactTagger {
  readonly #classes: WordClasses;
  readonly #tags: SparseWeights;
  readonly #follow: Float32Array;
  readonly #factors: Float32Array;
  readonly #holders: SparseWeights;
  readonly #lately = new Map<string, ReadLine>();

  constructor(model: TaggerModel) {
    this.#classes = new WordClasses(model.classes);
    this.#tags = new SparseWeights(model.tags);
    this.#follow = Float32Array.from(model.follow);
    this.#factors = factorsOf(this.#follow);
    this.#holders = new SparseWeights(model.holders);
  }

  /**
   * The values in a line, in their order. `bias` is added to what speaks for a value: more is found, and more of it is
   * wrong.
   */
  values(context: HolderContext, bias: number): TaggedValue[] {
    const { line, sums, shares } = this.#read(context);
    const biased = sums.map((row) => row.map((sum, label) => (label === OUTSIDE ? sum - bias : sum)));
    return spansOf(likeliestLabels({ sums: biased, follow: this.#follow })).map(({ label, from, to }) => {
      const start = line.tokens[from]?.start ?? 0;
      const span = { kind: kindOf(label), start, end: line.tokens[to - 1]?.end ?? start };
      return {
        ...span,
        about: this.#holderOf(span, context),
        likelihood: Math.max(...shares.slice(from, to)),
      };
    });
  }

  /** What speaks for each label of each token; lines read lately are not read again. */
  #read({ text, before }: HolderContext): ReadLine {
    const key = `${before}\n${text}`;
    const held = this.#lately.get(key);
    if (held !== undefined) return held;
    const line = taggedLine(text, before, this.#classes);
    const sums = tagFeatures(line).map((features) => labelSums(this.#tags.totals(features)));
    const shares = marginalsOf({ sums }, this.#factors).labels.map((row) => 1 - (row[OUTSIDE] ?? 1));
    if (this.#lately.size >= LATELY_MOST) this.#lately.delete(this.#lately.keys().next().value ?? "");
    const read = { line, sums, shares };
    this.#lately.set(key, read);
    return read;
  }

  #holderOf(
    span: { kind: MemoryKind; start: number; end: number },
    context: HolderContext,
  ): string | undefined {
    return likeliest(candidatesFor(span, context), (features) => this.#holders.totals(features)[0] ?? 0);
  }
}
