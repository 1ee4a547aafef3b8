import type { StoryValue } from "@4d/contract";

/** Another node to begin in, and variables other than the author's start values. */
export interface RunStart {
  readonly from?: string | undefined;
  readonly variables?: Readonly<Record<string, StoryValue>> | undefined;
}

/** What the reader's worker is asked; `walk` answers every scene on the way, the others the one they lead to. */
export type RunRequest =
  | ({ readonly op: "walk"; readonly json: string; readonly choices: readonly number[] } & RunStart)
  | { readonly op: "choose"; readonly index: number }
  | { readonly op: "rewind"; readonly step: number };
