// `npm run companion:train`: learns from packages/dialogue/training/asks what kind of ask a line is, and writes the
// weights that the built-in characters read. The same lines give the same weights.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AskModel } from "../packages/dialogue/src/asks/learned/learned-ask.ts";
import { packWeights } from "./lib/companion/pack-weights.ts";
import { readAsks, trainAsks } from "./lib/companion/train-asks.ts";
import { root, say } from "./lib/shell.mjs";

/** Weights smaller than this change nothing that is seen, and are not stored. */
const LEAST = 0.6;

const lines = readAsks(join(root, "packages/dialogue/training/asks"));
say(`${lines.length} lines`);
const { kinds, weights } = trainAsks(lines, (loss) => say(`  mean loss ${loss.toFixed(3)}`));
const model: AskModel = { kinds, weights: packWeights(weights, LEAST) };
const text = JSON.stringify(model);
writeFileSync(join(root, "packages/dialogue/src/asks/learned/weights.json"), `${text}\n`);
say(`${kinds.length} kinds, ${(text.length / 1e6).toFixed(2)} MB`);
