import { checkGraph, randomPlay, StoryRefused, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import type { CheckerRequest } from "./checker-request.ts";
import { serveRequests } from "./serve-requests.ts";

const STEP = 10;
const LIMIT_MS = 20_000;

function compileInk(source: string): string {
  const result = compile(source);
  if (result.kind === "refused") throw new StoryRefused(result.refusal);
  return result.json;
}

/** Work too slow for the author's page: checks, ink's compiler, hundreds of plays (`STORY-1`). */
serveRequests((question: CheckerRequest, progress) => {
  if (question.op === "check") return checkGraph(question.graph);
  if (question.op === "compile") return compileInk(toInk(question.graph));
  let playsStarted = 0;
  // The clock is read once before every play, so it also counts progress.
  const now = () => {
    if (playsStarted % STEP === 0) progress(playsStarted);
    playsStarted += 1;
    return performance.now();
  };
  const { graph, plays, seed } = question;
  return randomPlay(graph, { plays, seed, limitMs: LIMIT_MS, now });
});
