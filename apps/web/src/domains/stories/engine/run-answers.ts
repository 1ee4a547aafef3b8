import type { Scene } from "@4d/story";
import { StoryRun } from "@4d/story/run";
import type { RunQuestion } from "./run-question.ts";

/** Answers the questions of one reader, in order. Throws `StoryRefused`. */
export function runAnswers(): (question: RunQuestion) => Scene[] {
  let run: StoryRun | null = null;
  const walk = ({ json, choices, from, variables = {} }: Extract<RunQuestion, { op: "walk" }>): Scene[] => {
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
