import type { StoryGraph } from "@4d/contract";
import type { RandomPlayReport, StoryCheck } from "@4d/story";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import type { CheckerRequest } from "./checker-request.ts";
import { RequestWorker, type WorkerOutcome } from "./request-worker.ts";
import workerUrl from "./story-checker.worker.ts?worker&url";

const TIMEOUT_MS = 30_000;

const makeWorker = () => new Worker(trustedUrl(workerUrl), { type: "module" });
/** Checks and compiling do not wait for 500 plays. */
const checker = new RequestWorker<CheckerRequest>(makeWorker);
const randomPlayer = new RequestWorker<CheckerRequest>(makeWorker);

/** All issues of a story. */
export const checkStory = (graph: StoryGraph): Promise<WorkerOutcome<StoryCheck>> =>
  checker.request({ op: "check", graph }, TIMEOUT_MS);

/** Compiles the story for ink. */
export const compileGraph = (graph: StoryGraph): Promise<WorkerOutcome<string>> =>
  checker.request({ op: "compile", graph }, TIMEOUT_MS);

/** Plays the story at random; `progress` gets the number of plays so far. */
export const playRandomly = (
  graph: StoryGraph,
  plays: number,
  progress: (played: number) => void,
): Promise<WorkerOutcome<RandomPlayReport>> =>
  randomPlayer.request({ op: "play", graph, plays, seed: crypto.randomUUID() }, TIMEOUT_MS, (played) =>
    progress(Number(played)),
  );

/** Stops the random plays. */
export const stopPlaying = (): void => randomPlayer.end();
