import type { StoryGraph } from "@4d/contract";
import type { RandomPlayReport, StoryCheck } from "@4d/story";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import type { CheckerRequest } from "./checker-request.ts";
import { RequestWorker, type WorkerOutcome } from "./request-worker.ts";
import workerUrl from "./story-checker.worker.ts?worker&url";

const TIMEOUT_MS = 30_000;

const makeWorker = () => new Worker(trustedUrl(workerUrl), { type: "module" });
/** Checks and compiling wait for nobody's 500 plays. */
const checker = new RequestWorker<CheckerRequest>(makeWorker);
const randomPlayer = new RequestWorker<CheckerRequest>(makeWorker);

/** All that is wrong with a story as it stands. */
export const checkStory = (graph: StoryGraph): Promise<WorkerOutcome<StoryCheck>> =>
  checker.request({ op: "check", graph }, TIMEOUT_MS);

/** The story as ink plays it. */
export const compileGraph = (graph: StoryGraph): Promise<WorkerOutcome<string>> =>
  checker.request({ op: "compile", graph }, TIMEOUT_MS);

/** Plays it so often at random; `progress` hears how often it was played already. */
export const playRandomly = (
  graph: StoryGraph,
  plays: number,
  progress: (played: number) => void,
): Promise<WorkerOutcome<RandomPlayReport>> =>
  randomPlayer.request({ op: "play", graph, plays, seed: crypto.randomUUID() }, TIMEOUT_MS, (played) =>
    progress(Number(played)),
  );

/** Stops playing at random. */
export const stopPlaying = (): void => randomPlayer.end();
