import type { StoryValue } from "@4d/contract";
import type { Scene } from "@4d/story";
import { StoryRun } from "@4d/story/run";

/** Another start node, and variables other than the author's start values. */
export interface RunStart {
  readonly from?: string | undefined;
  readonly variables?: Readonly<Record<string, StoryValue>> | undefined;
}

/** A request to the reader's worker; `walk` returns every scene on the way that is there, the others the one they lead to. */
export type RunRequest =
  | ({ readonly op: "walk"; readonly json: string; readonly choices: readonly number[] } & RunStart)
  | { readonly op: "choose"; readonly index: number }
  | { readonly op: "rewind"; readonly step: number };

/** Handles one reader's requests, in order. Throws `StoryRefused`. */
export function makeRunHandler(): (question: RunRequest) => Scene[] {
  let run: StoryRun | null = null;
  const walk = ({ json, choices, from, variables = {} }: Extract<RunRequest, { op: "walk" }>): Scene[] => {
    const walked = new StoryRun(json, { from, variables });
    run = walked;
    const scenes = [walked.scene];
    for (const choice of choices) {
      // a stored path may be of a story that has changed: its reader goes on from the last place there is
      if (walked.scene.choices[choice] === undefined) break;
      scenes.push(walked.choose(choice));
    }
    return scenes;
  };
  return (question) => {
    if (question.op === "walk") return walk(question);
    if (run === null) return [];
    return [question.op === "choose" ? run.choose(question.index) : run.rewind(question.step)];
  };
}
