import type { StoryGraph } from "@4d/contract";

/** A request to the author's worker. */
export type CheckerRequest =
  | { readonly op: "check"; readonly graph: StoryGraph }
  | { readonly op: "compile"; readonly graph: StoryGraph }
  | { readonly op: "play"; readonly graph: StoryGraph; readonly plays: number; readonly seed: string };
