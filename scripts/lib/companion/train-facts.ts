import { type TaggerModel, taggedLine } from "../../../packages/dialogue/src/memory/tagger/fact-tagger.ts";
import {
  type PackedClasses,
  WordClasses,
} from "../../../packages/dialogue/src/memory/tagger/word-classes.ts";
import type { MarkedLine } from "./marked-lines.ts";
import { packWeights } from "./pack-weights.ts";
import { trainHolders } from "./train-holders.ts";
import { trainTagger } from "./train-tagger.ts";

/** Weights smaller than these change nothing that is seen, and are not stored. */
const LEAST_TAG = 0.03;
const LEAST_HOLDER = 0.01;

/** Learns to find facts from marked lines and lists of words by class. The same lines give the same weights. */
export function trainFacts(
  lines: readonly MarkedLine[],
  packed: PackedClasses,
  report: (text: string) => void,
): TaggerModel {
  const classes = new WordClasses(packed);
  const lessons = lines.map((marked) => ({ marked, line: taggedLine(marked.text, marked.before, classes) }));
  const { weights, follow } = trainTagger(lessons, (loss) => report(`  mean loss ${loss.toFixed(4)}`));
  const holders = trainHolders(lines, (right) =>
    report(`  ${(100 * right).toFixed(1)} % of the holders right`),
  );
  return {
    classes: packed,
    tags: packWeights(weights, LEAST_TAG),
    follow: Array.from(follow, (one) => Math.round(one * 100) / 100),
    holders: packWeights(holders, LEAST_HOLDER),
  };
}
