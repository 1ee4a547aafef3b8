import type { RandomPlays, StoryGraph } from "@4d/contract";
import type { ImportedTwee, StoryCheck, StoryRefusal } from "@4d/story";
import type { InkProblem } from "@4d/story/compile";
import type { StoredInk } from "./stored-json.ts";

/** Why something was refused, and where. */
export interface WorkRefused {
  kind: "refused";
  refusal: StoryRefusal;
  problems: readonly InkProblem[];
}

export type Compiled = { kind: "compiled"; json: string } | WorkRefused;

/** The tasks of a story's worker, and their results. */
export interface StoryWork {
  check: { graph: StoryGraph };
  /** Checks, and compiles what is sound. */
  publish: { graph: StoryGraph };
  compile: { graph: StoryGraph };
  ink: { text: string };
  /** story: which of an archive's, from 0. */
  twee: { text: string; story: number };
}
export interface StoryWorkDone {
  check: { check: StoryCheck; play: RandomPlays | null };
  publish: { check: StoryCheck; ink: Compiled | null };
  compile: Compiled;
  ink: { kind: "ink"; ink: StoredInk; warnings: readonly InkProblem[] } | WorkRefused;
  twee: (Omit<ImportedTwee, "ink"> & { ink: StoredInk | null }) | WorkRefused;
}

export type StoryTask = { [K in keyof StoryWork]: { kind: K; work: StoryWork[K] } }[keyof StoryWork];
