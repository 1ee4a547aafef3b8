import { readdirSync, readFileSync } from "node:fs";
import { askFeatures } from "../../../packages/dialogue/src/asks/learned/ask-features.ts";
import { softmax } from "../../../packages/dialogue/src/learned/softmax.ts";
import { hashOf } from "../../../packages/dialogue/src/learned/sparse-weights.ts";
import type { DenseWeights } from "./pack-weights.ts";
import { repeatable, shuffle } from "./repeatable.ts";

/** A line, the character's line before it, and what kind of ask it is. */
export interface LabelledAsk {
  readonly kind: string;
  readonly text: string;
  readonly before: string;
}

/** The lines of a folder's files: `kind`, a tab, `[[the character's line]]` where it matters, and the line. */
export function readAsks(folder: string): LabelledAsk[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"))
    .filter((row) => row !== "")
    .map((row) => {
      const [kind, rest] = row.split("\t");
      if (kind === undefined || rest === undefined) throw new Error(`no kind and line: ${row}`);
      const [, before = "", text = ""] = /^(?:\[\[(.*?)\]\])?(.*)$/u.exec(rest) ?? [];
      return { kind, text, before };
    });
}

const EPOCHS = 20;
const RATE = 0.5;
/** Pulls weights towards zero. */
const DECAY = 1e-5;
/** A feature counts when at least this many lines have it. */
const SEEN_LEAST = 2;
/** Gradients below this are not worth a step. */
const SMALL = 1e-4;

/** The features that count, by hash, each with its row. */
function rowsOf(lines: readonly (readonly number[])[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const line of lines) for (const hash of line) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const counted = [...seen].filter(([, times]) => times >= SEEN_LEAST);
  return new Map(counted.map(([hash], row) => [hash, row]));
}

/** Weights being learned, with the size of the steps made so far (AdaGrad). */
class Learner {
  readonly weights: Float32Array;
  readonly #steps: Float32Array;
  readonly #outputs: number;

  constructor(rows: number, outputs: number) {
    this.#outputs = outputs;
    this.weights = new Float32Array(rows * outputs);
    this.#steps = new Float32Array(rows * outputs).fill(0.01);
  }

  /** Makes the right kind of a line likelier; returns how likely it was. */
  learn(rows: readonly number[], right: number): number {
    const evened = 1 / Math.sqrt(Math.max(1, rows.length));
    const shares = softmax(this.#sums(rows, evened));
    for (const row of rows) {
      for (let kind = 0; kind < this.#outputs; kind += 1) {
        const at = row * this.#outputs + kind;
        const error = (shares[kind] ?? 0) - (kind === right ? 1 : 0);
        const gradient = error * evened + DECAY * (this.weights[at] ?? 0);
        if (Math.abs(gradient) < SMALL) continue;
        const steps = (this.#steps[at] ?? 0) + gradient * gradient;
        this.#steps[at] = steps;
        this.weights[at] = (this.weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(steps);
      }
    }
    return shares[right] ?? 0;
  }

  #sums(rows: readonly number[], evened: number): Float32Array {
    const sums = new Float32Array(this.#outputs);
    for (const row of rows) {
      for (let kind = 0; kind < this.#outputs; kind += 1)
        sums[kind] = (sums[kind] ?? 0) + (this.weights[row * this.#outputs + kind] ?? 0) * evened;
    }
    return sums;
  }
}

/** Learns which kind a line is (softmax regression). The same lines give the same weights. */
export function trainAsks(
  lines: readonly LabelledAsk[],
  afterEpoch: (loss: number) => void,
): { kinds: string[]; weights: DenseWeights } {
  const kinds = [...new Set(lines.map(({ kind }) => kind))].sort();
  const hashed = lines.map(({ text, before }) => askFeatures(text, before).map(hashOf));
  const rows = rowsOf(hashed);
  const known = hashed.map((line) => line.flatMap((hash) => rows.get(hash) ?? []));
  const learner = new Learner(rows.size, kinds.length);
  const order = lines.map((_, at) => at);
  const random = repeatable(3);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    for (const at of order)
      loss -= Math.log(learner.learn(known[at] ?? [], kinds.indexOf(lines[at]?.kind ?? "")) + 1e-9);
    afterEpoch(loss / lines.length);
  }
  return { kinds, weights: { outputs: kinds.length, hashes: [...rows.keys()], rows: learner.weights } };
}
