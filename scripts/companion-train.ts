// `npm run companion:train`: learns from packages/dialogue/training what kind of ask a line is and which facts it
// states or asks for, and writes the weights that the built-in characters read. The same lines give the same weights.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AskModel } from "../packages/dialogue/src/asks/learned/learned-ask.ts";
import { readMarkedLines } from "./lib/companion/marked-lines.ts";
import { packClasses } from "./lib/companion/pack-classes.ts";
import { packWeights } from "./lib/companion/pack-weights.ts";
import { readAsks, trainAsks } from "./lib/companion/train-asks.ts";
import { trainFacts } from "./lib/companion/train-facts.ts";
import { readQuestions, trainQuestions } from "./lib/companion/train-questions.ts";
import { giveUp, root, say } from "./lib/shell.mjs";

/** Weights smaller than this change nothing that is seen, and are not stored. */
const LEAST = 0.6;

const training = join(root, "packages/dialogue/training");

function write(path: string, model: object): void {
  const text = JSON.stringify(model);
  writeFileSync(join(root, "packages/dialogue/src", path), `${text}\n`);
  say(`${path}: ${(text.length / 1e6).toFixed(2)} MB`);
}

const wanted: Readonly<Record<string, () => void>> = {
  asks: () => {
    const lines = readAsks(join(training, "asks"));
    say(`${lines.length} lines of asks`);
    const { kinds, weights } = trainAsks(lines, (loss) => say(`  mean loss ${loss.toFixed(3)}`));
    const model: AskModel = { kinds, weights: packWeights(weights, LEAST) };
    write("asks/learned/weights.json", model);
  },
  questions: () => {
    const questions = readQuestions(join(training, "questions"));
    say(`${questions.length} questions`);
    write("memory/questions/weights.json", trainQuestions(questions, say));
  },
  facts: () => {
    const lines = readMarkedLines(join(training, "facts"));
    say(`${lines.length} lines with facts`);
    write("memory/tagger/weights.json", trainFacts(lines, packClasses(join(training, "words")), say));
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(wanted);
for (const name of names)
  (
    wanted[name] ?? (() => giveUp(`No such part: ${name}. There are: ${Object.keys(wanted).join(", ")}.`, 2))
  )();
