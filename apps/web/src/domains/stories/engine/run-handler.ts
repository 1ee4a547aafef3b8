import type { Scene } from "@4d/story";
import { StoryRun } from "@4d/story/run";
import type { RunRequest } from "./run-request.ts";

/** Answers the questions of one reader, in order. Throws `StoryRefused`. */
export function makeRunHandler(): (question: RunRequest) => Scene[] {
  let run: StoryRun | null = null;
  const walk = ({ json, choices, from, variables = {} }: Extract<RunRequest, { op: "walk" }>): Scene[] => {
    const walked = new StoryRun(json, { from, variables });
    run = walked;
    return [walked.scene, ...choices.map((choice) => walked.choose(choice))];
  };
  return (question) => {
    if (question.op === "walk") return walk(question);
    if (run === null) return [];
    return [question.op === "choose" ? run.choose(question.index) : run.rewind(question.step)];
  };
}
