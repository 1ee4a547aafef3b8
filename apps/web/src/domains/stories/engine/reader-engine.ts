import type { Scene } from "@4d/story";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import { RequestWorker, type WorkerOutcome } from "./request-worker.ts";
import type { RunRequest, RunStart } from "./run-handler.ts";
import workerUrl from "./story-run.worker.ts?worker&url";

/** After this time a story counts as hung, ms; a worker takes a few hundred to start on the slowest phone. */
const TIMEOUT_MS = 8000;

/** Plays one compiled story in a worker of its own; every answer holds the scenes reached. */
export interface ReaderEngine {
  /** Starts, and follows these choices. */
  walk: (json: string, choices: readonly number[], start?: RunStart) => Promise<WorkerOutcome<Scene[]>>;
  choose: (index: number) => Promise<WorkerOutcome<Scene[]>>;
  rewind: (step: number) => Promise<WorkerOutcome<Scene[]>>;
  end: () => void;
}

export function readerEngine(): ReaderEngine {
  const worker = new RequestWorker<RunRequest>(() => new Worker(trustedUrl(workerUrl), { type: "module" }));
  const request = (question: RunRequest) => worker.request<Scene[]>(question, TIMEOUT_MS);
  return {
    walk: (json, choices, start = {}) => request({ op: "walk", json, choices, ...start }),
    choose: (index) => request({ op: "choose", index }),
    rewind: (step) => request({ op: "rewind", step }),
    end: () => worker.end(),
  };
}
