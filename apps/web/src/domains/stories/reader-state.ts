import type { ChapterOffer } from "@4d/contract";
import { type ReaderMap, readerMap, type Scene, shortestPath } from "@4d/story";

import type { Reading } from "./reading.store.ts";

const EMPTY: ReaderMap = { nodes: [], edges: [], endings: 0, endingsFound: 0 };

/** The scene on screen. Pure. */
export const currentScene = ({ scenes }: Pick<Reading, "scenes">): Scene | undefined => scenes.at(-1);

/** The chapter that begins here and was not bought; null elsewhere. Pure. */
export function lockedChapter({ script, scenes }: Pick<Reading, "script" | "scenes">): ChapterOffer | null {
  const node = scenes.at(-1)?.node;
  return script.chapters.find((chapter) => !chapter.bought && chapter.node === node) ?? null;
}

/** Number of endings found, on this device and others, and in total. Pure. */
export function countEndings({ run, script, visited }: Pick<Reading, "run" | "script" | "visited">): {
  found: number;
  total: number;
} {
  const ends = (script.graph?.nodes ?? []).filter(({ ending }) => ending).map(({ id }) => id);
  const found = new Set([...run.endings, ...ends.filter((id) => visited.includes(id))]);
  return { found: found.size, total: Math.max(run.endingsTotal, found.size) };
}

/** The map as far as the reader knows it; empty for imported ink. Pure. */
export function readerMapOf({ run, script, visited, gone }: Reading): ReaderMap {
  const { graph } = script;
  if (graph === null) return EMPTY;
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const taken = run.taken.flatMap(({ node, choice }) => {
    const target = nodes.get(node)?.choices[choice]?.target;
    return target === undefined ? [] : [[node, target]];
  });
  const ways = [...taken, ...gone.map((pair) => pair.split(" ")), ...visited.map((id) => [id])];
  return readerMap({ graph, paths: ways });
}

/** The last step of the present path at a node; -1 if the path does not contain it. Pure. */
export const stepAt = ({ scenes }: Pick<Reading, "scenes">, node: string): number =>
  scenes.findLastIndex((scene) => scene.node === node);

/** The last step with more than one choice. Pure. */
export const lastFork = ({ scenes }: Pick<Reading, "scenes">): number =>
  scenes.slice(0, -1).findLastIndex(({ choices }) => choices.length > 1);

/** A path to a node off the present one, along visited steps only; null when none is known. Pure. */
export function choicesBackTo(reading: Reading, node: string): number[] | null {
  const { graph } = reading.script;
  if (graph === null) return null;
  const known = new Set(
    readerMapOf(reading).edges.flatMap(({ from, to, taken }) => (taken ? [`${from} ${to}`] : [])),
  );
  return shortestPath({ graph, to: node, isAllowed: (from, to) => known.has(`${from} ${to}`) });
}
