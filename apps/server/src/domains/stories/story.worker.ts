import { parentPort } from "node:worker_threads";
import type { StoryGraph } from "@4d/contract";
import { checkGraph, type InkMapNode, importTwee, randomPlay, type StoryRefusal, toInk } from "@4d/story";
import { compile } from "@4d/story/compile";
import { importInk } from "@4d/story/import-ink";
import { lowerPriority } from "../../platform/low-priority.ts";
import type { StoredInk } from "./stored-json.ts";
import type { Compiled, StoryTask, StoryWork, StoryWorkDone } from "./story-work.ts";
import { tryInk } from "./try-ink.ts";

function compiled(graph: StoryGraph): Compiled {
  const done = compile(toInk(graph));
  return done.kind === "refused" ? done : { kind: "compiled", json: done.json };
}

/** Less than for ink of an author's own: much of the time went into reading and compiling it. */
const TWINE_PLAYS_MS = 1500;

/** Compiles and tries the ink of a story of Twine. @returns why it cannot be played. */
function triedInk({ source, map }: { source: string; map: readonly InkMapNode[] }): StoredInk | StoryRefusal {
  const done = compile(source);
  if (done.kind === "refused") return done.refusal;
  const ink = { source, json: done.json, map: map.map((node) => ({ ...node, targets: [...node.targets] })) };
  return tryInk(ink, Math.random, TWINE_PLAYS_MS) ?? ink;
}

/** A story of Twine: with all it can do, or, where that cannot be played, with its text and links. */
function twineStory(text: string, story: number): StoryWorkDone["twee"] {
  const done = importTwee(text, { at: story });
  if (done.kind === "refused") return { ...done, problems: [] };
  if (done.ink === null) return { ...done, ink: null };
  const ink = triedInk(done.ink);
  if ("json" in ink) return { ...done, ink };
  const plain = importTwee(text, { at: story, plain: true });
  if (plain.kind === "refused") return { kind: "refused", refusal: ink, problems: [] };
  const { zh, en } = ink;
  return { ...plain, ink: null, warnings: [...plain.warnings, { kind: "notDone", zh, en }] };
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
  twee: ({ text, story }) => twineStory(text, story),
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
