import { readdirSync, readFileSync } from "node:fs";
import type { MemoryKind } from "../../../packages/dialogue/src/dialogue.ts";
import type { QuestionModel } from "../../../packages/dialogue/src/memory/questions/question-reader.ts";
import { questionWordIn } from "../../../packages/dialogue/src/memory/questions/question-word.ts";
import { candidatesFor } from "../../../packages/dialogue/src/memory/tagger/holders.ts";
import { packWeights } from "./pack-weights.ts";
import { trainAsks } from "./train-asks.ts";
import { type Holding, trainHoldings } from "./train-holders.ts";

/** A question, the line before it, what it asks for and whose. */
export interface LabelledQuestion {
  /** The first kind of memory that answers, `detail` or `none`. */
  readonly asked: string;
  readonly about: string | undefined;
  readonly text: string;
  readonly before: string;
}

/** Weights smaller than these change nothing that is seen, and are not stored. */
const LEAST_ASKED = 0.6;
const LEAST_HOLDER = 0.01;

/** A row of a training file: `kind@whose`, a tab, `[[the line before]]` where it matters, and the question. */
export function readQuestion(row: string): LabelledQuestion {
  const [label = "", rest] = row.split("\t");
  const [kinds = "", about] = label.split("@");
  const [asked] = kinds.split("+");
  if (asked === undefined || asked === "" || rest === undefined)
    throw new Error(`no kind and question: ${row}`);
  const [, before = "", text = ""] = /^(?:\[\[(.*?)\]\])?\s*(.*)$/u.exec(rest) ?? [];
  return { asked, about, text, before };
}

/** The questions of a folder's files. */
export const readQuestions = (folder: string): LabelledQuestion[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"))
    .filter((row) => row !== "")
    .map(readQuestion);

/** Somebody by the widest word for them: a line that names no age means the younger one of another label. */
const widest = (about: string | undefined): string | undefined =>
  about?.replaceAll(/\b(?:older|younger|eldest|second|youngest|maternal|best|online) /gu, "");

function holdingOf({ asked, about, text, before }: LabelledQuestion): Holding {
  const kind = (asked === "detail" ? "other" : asked) as MemoryKind;
  const candidates = candidatesFor({ kind, ...questionWordIn(text) }, { text, before, names: {} });
  const exact = candidates.findIndex((one) => one.about === about);
  const near = candidates.findIndex((one) => widest(one.about) === widest(about));
  return { candidates, right: exact < 0 ? near : exact };
}

/** Learns what questions ask of the person's life, and whose it is. The same questions give the same weights. */
export function trainQuestions(
  questions: readonly LabelledQuestion[],
  report: (text: string) => void,
): QuestionModel {
  const asks = questions.map(({ asked, text, before }) => ({ kind: asked, text, before }));
  const { kinds, weights } = trainAsks(asks, (loss) => report(`  mean loss ${loss.toFixed(3)}`));
  const holdings = questions.filter(({ asked }) => asked !== "none").map(holdingOf);
  const holders = trainHoldings(holdings, (right) =>
    report(`  ${(100 * right).toFixed(1)} % of the holders right`),
  );
  return {
    asked: kinds,
    weights: packWeights(weights, LEAST_ASKED),
    holders: packWeights(holders, LEAST_HOLDER),
  };
}
