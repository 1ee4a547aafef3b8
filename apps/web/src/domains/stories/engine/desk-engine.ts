import type { StoryGraph } from "@4d/contract";
import type { RandomPlayReport, StoryCheck } from "@4d/story";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import { AskedWorker, type Heard } from "./asked-worker.ts";
import workerUrl from "./desk.worker.ts?worker&url";
import type { DeskQuestion } from "./desk-question.ts";

const PATIENCE_MS = 30_000;

const make = () => new Worker(trustedUrl(workerUrl), { type: "module" });
/** Checks and compiling wait for nobody's 500 plays. */
const desk = new AskedWorker<DeskQuestion>(make);
const dice = new AskedWorker<DeskQuestion>(make);

/** All that is wrong with a story as it stands. */
export const check = (graph: StoryGraph): Promise<Heard<StoryCheck>> =>
  desk.ask({ op: "check", graph }, PATIENCE_MS);

/** The story as ink plays it. */
export const compileGraph = (graph: StoryGraph): Promise<Heard<string>> =>
  desk.ask({ op: "compile", graph }, PATIENCE_MS);

/** Plays it so often at random; `progress` hears how often it was played already. */
export const playRandomly = (
  graph: StoryGraph,
  plays: number,
  progress: (played: number) => void,
): Promise<Heard<RandomPlayReport>> =>
  dice.ask({ op: "play", graph, plays, seed: crypto.randomUUID() }, PATIENCE_MS, (played) =>
    progress(Number(played)),
  );

/** Stops playing at random. */
export const stopPlaying = (): void => dice.end();
