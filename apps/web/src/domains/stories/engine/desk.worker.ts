import { checkGraph, randomPlay, StoryRefused, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import type { DeskQuestion } from "./desk-question.ts";
import { serve } from "./serve.ts";

const STEP = 10;
const LIMIT_MS = 20_000;

function compiled(source: string): string {
  const answer = compile(source);
  if (answer.kind === "refused") throw new StoryRefused(answer.refusal);
  return answer.json;
}

/** What an author's page would stutter over: checks, ink's compiler, hundreds of plays (`STORY-1`). */
serve((question: DeskQuestion, progress) => {
  if (question.op === "check") return checkGraph(question.graph);
  if (question.op === "compile") return compiled(toInk(question.graph));
  let begun = 0;
  // The clock is asked once before every play, which is how far it has come.
  const now = () => {
    if (begun % STEP === 0) progress(begun);
    begun += 1;
    return performance.now();
  };
  const { graph, plays, seed } = question;
  return randomPlay(graph, { plays, seed, limitMs: LIMIT_MS, now });
});
