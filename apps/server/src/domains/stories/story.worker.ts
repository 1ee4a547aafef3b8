import { parentPort } from "node:worker_threads";
import type { StoryGraph } from "@4d/contract";
import { checkGraph, importTwee, randomPlay, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import { importInk } from "@4d/story/import-ink";
import { lowerPriority } from "../../platform/low-priority.ts";
import type { Compiled, StoryTask, StoryWork, StoryWorkDone } from "./story-work.ts";
import { tryInk } from "./try-ink.ts";

function compiled(graph: StoryGraph): Compiled {
  const done = compile(toInk(graph));
  return done.kind === "refused" ? done : { kind: "compiled", json: done.json };
}

type Works = { [K in keyof StoryWork]: (work: StoryWork[K]) => StoryWorkDone[K] };

const works: Works = {
  check({ graph }) {
    const check = checkGraph(graph);
    return { check, play: graph.nodes.length === 0 ? null : plain(randomPlay(graph)) };
  },
  publish({ graph }) {
    const check = checkGraph(graph);
    return { check, ink: check.sound ? compiled(graph) : null };
  },
  compile: ({ graph }) => compiled(graph),
  ink({ text }) {
    const done = importInk(text);
    if (done.kind === "refused") return done;
    const map = done.map.nodes.map((node) => ({ ...node, targets: [...node.targets] }));
    const refusal = tryInk({ json: done.json, map }, Math.random);
    if (refusal) return { kind: "refused", refusal, problems: [] };
    return { kind: "ink", ink: { source: done.source, json: done.json, map }, warnings: done.warnings };
  },
  twee({ text }) {
    const done = importTwee(text);
    return done.kind === "refused" ? { ...done, problems: [] } : done;
  },
};

/** A report in the contract's form: plain lists. */
function plain(report: ReturnType<typeof randomPlay>): NonNullable<StoryWorkDone["check"]["play"]> {
  return {
    ...report,
    endings: [...report.endings],
    deadEnds: [...report.deadEnds],
    choices: [...report.choices],
    unseen: [...report.unseen],
  };
}

lowerPriority();

/** Runs tasks on stories one at a time, for `work-on-story.ts`. */
parentPort?.on("message", ({ kind, work }: StoryTask) => {
  parentPort?.postMessage(works[kind](work as never));
});
