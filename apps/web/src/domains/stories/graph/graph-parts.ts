import type { StoryGraph, StoryNode } from "@4d/contract";
import { mergeThreeWay, type Parts } from "../../../platform/three-way-merge.ts";

/** The name of a part that merges as one: the title, a node, a variable, a node's position. */
export type PartName = string;

const nodeParts = (nodes: readonly StoryNode[]): (readonly [string, unknown])[] =>
  nodes.flatMap(({ x, y, ...node }) => [
    [`node:${node.id}`, node] as const,
    [`spot:${node.id}`, { x, y }] as const,
  ]);

/** Splits a graph into parts, one per node and variable, so that two people can edit it. Pure. */
export const partsOf = ({ start, cast, variables, nodes }: StoryGraph): Parts => ({
  start,
  ...Object.fromEntries(cast.map((member) => [`cast:${member.key}`, member])),
  ...Object.fromEntries(variables.map((variable) => [`variable:${variable.id}`, variable])),
  ...Object.fromEntries(nodeParts(nodes)),
});

const partsWithPrefix = <T>(parts: Parts, prefix: string): T[] =>
  Object.entries(parts).flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== undefined ? [value as T] : [],
  );

/** Builds a graph from parts. A node whose position was lost lies at the start's. Pure. */
export function graphOf(parts: Parts): StoryGraph {
  const nodes = partsWithPrefix<Omit<StoryNode, "x" | "y">>(parts, "node:").map((node): StoryNode => {
    const { x = 0, y = 0 } = (parts[`spot:${node.id}`] ?? {}) as { x?: number; y?: number };
    return { ...node, x, y };
  });
  const start = typeof parts.start === "string" ? parts.start : "";
  return {
    start: nodes.some(({ id }) => id === start) ? start : (nodes[0]?.id ?? ""),
    cast: partsWithPrefix(parts, "cast:"),
    variables: partsWithPrefix(parts, "variable:"),
    nodes,
  };
}

export interface MergedParts {
  merged: Parts;
  /** Parts changed differently on both sides; node positions never count. */
  clashes: PartName[];
}

/** Merges two people's changes of one story. Pure. */
export function mergeParts(base: Parts, mine: Parts, theirs: Parts): MergedParts {
  const { merged, clashes } = mergeThreeWay(base, mine, theirs);
  return { merged, clashes: clashes.filter((name) => !name.startsWith("spot:")) };
}
