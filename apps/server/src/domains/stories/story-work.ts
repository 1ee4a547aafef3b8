import type { RandomPlays, StoryGraph } from "@4d/contract";
import type { ImportedTwee, StoryCheck, StoryRefusal } from "@4d/story";
import type { InkProblem } from "@4d/story/compile";
import type { KeptInk } from "./read-json.ts";

/** Why something was not taken, and where. */
export interface Refused {
  kind: "refused";
  refusal: StoryRefusal;
  problems: readonly InkProblem[];
}

export type Compiled = { kind: "compiled"; json: string } | Refused;

/** What a story's worker is asked, and what it answers. */
export interface StoryWork {
  check: { graph: StoryGraph };
  /** Checks, and compiles what is sound. */
  publish: { graph: StoryGraph };
  compile: { graph: StoryGraph };
  ink: { text: string };
  twee: { text: string };
}
export interface StoryWorkDone {
  check: { check: StoryCheck; play: RandomPlays | null };
  publish: { check: StoryCheck; ink: Compiled | null };
  compile: Compiled;
  ink: { kind: "ink"; ink: KeptInk; warnings: readonly InkProblem[] } | Refused;
  twee: ImportedTwee | Refused;
}

export type StoryTask = { [K in keyof StoryWork]: { kind: K; work: StoryWork[K] } }[keyof StoryWork];
