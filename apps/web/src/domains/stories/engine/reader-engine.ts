import type { Scene } from "@4d/story";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import { AskedWorker, type Heard } from "./asked-worker.ts";
import workerUrl from "./run.worker.ts?worker&url";
import type { RunQuestion, RunStart } from "./run-question.ts";

/** Beyond this a story hangs, ms: a choice takes some, the slowest phone's start of the worker a few hundred. */
const PATIENCE_MS = 8000;

/** Plays one compiled story in a worker of its own; every answer is the scenes that were come to. */
export interface ReaderEngine {
  /** Begins, and goes on by these choices. */
  walk: (json: string, choices: readonly number[], start?: RunStart) => Promise<Heard<Scene[]>>;
  choose: (index: number) => Promise<Heard<Scene[]>>;
  rewind: (step: number) => Promise<Heard<Scene[]>>;
  end: () => void;
}

export function readerEngine(): ReaderEngine {
  const worker = new AskedWorker<RunQuestion>(() => new Worker(trustedUrl(workerUrl), { type: "module" }));
  const ask = (question: RunQuestion) => worker.ask<Scene[]>(question, PATIENCE_MS);
  return {
    walk: (json, choices, start = {}) => ask({ op: "walk", json, choices, ...start }),
    choose: (index) => ask({ op: "choose", index }),
    rewind: (step) => ask({ op: "rewind", step }),
    end: () => worker.end(),
  };
}
