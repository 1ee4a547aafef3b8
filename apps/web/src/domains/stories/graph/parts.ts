import type { StoryGraph, StoryNode } from "@4d/contract";
import { type Parts, threeWay } from "../../../platform/three-way.ts";

/** What of a story merges as one: its title, a node, a variable, where a node lies. */
export type PartName = string;

const byId = (nodes: readonly StoryNode[]): (readonly [string, unknown])[] =>
  nodes.flatMap(({ x, y, ...node }) => [
    [`node:${node.id}`, node] as const,
    [`spot:${node.id}`, { x, y }] as const,
  ]);

/** A graph taken apart, each node and variable by itself, so that two people can write in it. Pure. */
export const partsOf = ({ start, cast, variables, nodes }: StoryGraph): Parts => ({
  start,
  ...Object.fromEntries(cast.map((member) => [`cast:${member.key}`, member])),
  ...Object.fromEntries(variables.map((variable) => [`variable:${variable.id}`, variable])),
  ...Object.fromEntries(byId(nodes)),
});

const named = <T>(parts: Parts, prefix: string): T[] =>
  Object.entries(parts).flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== undefined ? [value as T] : [],
  );

/** The graph of such parts. A node whose place was lost lies at the opening's. Pure. */
export function graphOf(parts: Parts): StoryGraph {
  const nodes = named<Omit<StoryNode, "x" | "y">>(parts, "node:").map((node): StoryNode => {
    const { x = 0, y = 0 } = (parts[`spot:${node.id}`] ?? {}) as { x?: number; y?: number };
    return { ...node, x, y };
  });
  const start = typeof parts.start === "string" ? parts.start : "";
  return {
    start: nodes.some(({ id }) => id === start) ? start : (nodes[0]?.id ?? ""),
    cast: named(parts, "cast:"),
    variables: named(parts, "variable:"),
    nodes,
  };
}

export interface MergedParts {
  merged: Parts;
  /** Changed on both sides to different things; where nodes lie is never worth a question. */
  clashes: PartName[];
}

/** Joins what two wrote in one story. Pure. */
export function mergeParts(base: Parts, mine: Parts, theirs: Parts): MergedParts {
  const { merged, clashes } = threeWay(base, mine, theirs);
  return { merged, clashes: clashes.filter((name) => !name.startsWith("spot:")) };
}
